import { SEVERIDADES, type Severidade } from '@domain/clinico/medicamentos/tipos.ts';
import { emOrdem } from '@domain/seguranca/achado.ts';
import { describe, expect, it } from 'vitest';
import { avaliarTextos, type PacienteDoCaso } from './support/avaliacao.ts';
import casos from './support/casos.json' with { type: 'json' };

interface Caso {
  readonly id: string;
  readonly paciente: PacienteDoCaso;
  readonly itens: readonly { readonly texto: string }[];
  readonly esperado: readonly {
    readonly codigo: string;
    readonly severidade_minima: Severidade;
    readonly alvo: string | readonly string[];
  }[];
  readonly silencio?: boolean;
}

const CASOS = casos as readonly Caso[];
/** Pairs, doses and the kidney are not judged by these examples. */
const OUTROS = ['interacao', 'rim', 'nome.ambiguo'];
const peso = (severidade: Severidade) => SEVERIDADES.indexOf(severidade);

const achadosDe = ({ paciente, itens }: Caso) =>
  avaliarTextos(
    paciente,
    itens.map(({ texto }) => texto),
  ).achados;

describe('the public examples', () => {
  it('are sixty', () => {
    expect(CASOS).toHaveLength(60);
  });

  it.each(CASOS.filter(({ silencio }) => !silencio))('$id raises what it must', (caso) => {
    const achados = achadosDe(caso);
    for (const { codigo, severidade_minima, alvo } of caso.esperado) {
      const servem = achados.filter(
        (um) =>
          um.codigo === codigo &&
          peso(um.severidade) >= peso(severidade_minima) &&
          [...emOrdem([alvo].flat())].every((dcb) => um.farmacos.includes(dcb)),
      );
      expect(servem, JSON.stringify(achados)).not.toEqual([]);
    }
  });

  it.each(CASOS.filter(({ silencio }) => silencio))('$id stays silent', (caso) => {
    const altos = achadosDe(caso).filter(
      ({ codigo, severidade }) =>
        !OUTROS.includes(codigo) &&
        (peso(severidade) >= peso('moderada') || codigo.startsWith('alergia')),
    );
    expect(altos).toEqual([]);
  });
});
