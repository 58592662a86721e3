import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adicionar, ativar, remover, type TipoDeCertificado, validadeDe } from './certificados.ts';

interface Um {
  id: string;
  type: TipoDeCertificado;
  isActive: boolean;
}
const um = (id: string, type: TipoDeCertificado = 'A1'): Um => ({ id, type, isActive: false });

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const tipo = fc.constantFrom<TipoDeCertificado>('A1', 'A3');
/** What a person may do to the list, from an empty one. */
const ato = fc.oneof(
  fc.record({ faz: fc.constant('adicionar' as const), id, tipo }),
  fc.record({ faz: fc.constantFrom('remover' as const, 'ativar' as const), id }),
);
type Ato =
  | { faz: 'adicionar'; id: string; tipo: TipoDeCertificado }
  | { faz: 'remover' | 'ativar'; id: string };

function depoisDe(lista: readonly Um[], feito: Ato): Um[] {
  if (feito.faz === 'adicionar') return adicionar(lista, um(feito.id, feito.tipo));
  return feito.faz === 'remover' ? remover(lista, feito.id) : ativar(lista, feito.id);
}
const listaDe = (atos: readonly Ato[]) => atos.reduce<Um[]>(depoisDe, []);
const ativos = (lista: readonly Um[]) => lista.filter(({ isActive }) => isActive);

describe('whatever a person does', () => {
  const sempre = (
    nome: string,
    prova: (lista: Um[], outro: string, tipo: TipoDeCertificado) => void,
  ) =>
    it(nome, () => {
      fc.assert(
        fc.property(fc.array(ato, { maxLength: 12 }), id, tipo, (atos, outro, qual) =>
          prova(listaDe(atos), outro, qual),
        ),
      );
    });

  sempre('exactly one is active, unless there is none', (lista) => {
    expect(ativos(lista)).toHaveLength(lista.length > 0 ? 1 : 0);
  });

  sempre('each is there once', (lista) => {
    expect(new Set(lista.map(({ id }) => id)).size).toBe(lista.length);
  });

  sempre('what is added is the only active one', (lista, outro, qual) => {
    expect(ativos(adicionar(lista, um(outro, qual)))).toEqual([
      { id: outro, type: qual, isActive: true },
    ]);
  });

  sempre('removing one that is not active leaves the active one', (lista, outro) => {
    const [ativo] = ativos(lista);
    if (ativo?.id !== outro) expect(ativos(remover(lista, outro))).toEqual(ativos(lista));
  });

  sempre('after the active one comes the first A1, else the first left, else none', (lista) => {
    const [ativo] = ativos(lista);
    const restam = lista.filter(({ id }) => id !== ativo?.id);
    const seguinte = restam.find(({ type }) => type === 'A1') ?? restam[0];
    expect(ativos(remover(lista, ativo?.id ?? ''))[0]?.id).toBe(seguinte?.id);
  });
});

it('makes nothing active that is not there', () => {
  const lista = adicionar([], um('a'));
  expect(ativar(lista, 'z')).toEqual(lista);
});

it.each([
  ['the last instant', '2026-11-22T12:00:00.000Z', 'expirando'],
  ['an instant after the end', '2026-11-22T11:59:59.999Z', 'expirado'],
  ['thirty days before', '2026-12-22T12:00:00.000Z', 'expirando'],
  ['an instant more', '2026-12-22T12:00:00.001Z', 'valido'],
  ['nothing known', null, 'desconhecida'],
  ['what is no date', 'amanhã', 'desconhecida'],
])('%s', (_quando, validUntil, validade) => {
  expect(validadeDe({ validUntil }, Date.parse('2026-11-22T12:00:00Z'))).toBe(validade);
});
