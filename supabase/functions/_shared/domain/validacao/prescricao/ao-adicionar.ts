import { verificarInteracoes } from '../../clinico/medicamentos/interacoes.ts';
import { reconhecer } from '../../clinico/medicamentos/nomes.ts';
import { SEVERIDADES, type Severidade } from '../../clinico/medicamentos/tipos.ts';
import { reconhecerAlergia } from './alergias.ts';
import type { BaseDaPrescricao } from './base.ts';

/** Something that a medicine or an allergy raises at the moment when it is written down. */
export interface Alerta {
  readonly severidade: Severidade;
  /** In a few words: which against which. */
  readonly titulo: string;
  readonly conduta: string;
}

const REVER = 'Rever o medicamento antes de usar, ou corrigir a alergia.';

/** What a medicine raises beside those in use and the allergies; the gravest first. */
export function alertasDoMedicamento(
  base: BaseDaPrescricao,
  novo: string,
  { emUso, alergias }: { emUso: readonly string[]; alergias: readonly string[] },
): readonly Alerta[] {
  const escrito = reconhecer(base.lexico, novo);
  if (!escrito.reconhecido) return [];
  const { interacoes, duplicidades } = verificarInteracoes(base, [...emUso, novo]);
  const eDoNovo = (dcb: string) => escrito.dcbs.includes(dcb);
  return porGravidade([
    ...alertasDeAlergia(base, alergias, [novo]),
    ...interacoes
      .filter(({ a, b }) => eDoNovo(a) || eDoNovo(b))
      .map(({ a, b, severidade, conduta }) => ({ severidade, titulo: `${a} com ${b}`, conduta })),
    ...duplicidades
      .filter(({ itens }) => itens.includes(novo))
      .map(({ dcb, severidade, conduta }) => ({ severidade, titulo: `${dcb}, repetida`, conduta })),
  ]);
}

/** What allergies raise beside the medicines in use; the gravest first. */
export function alertasDasAlergias(
  base: BaseDaPrescricao,
  alergias: readonly string[],
  emUso: readonly string[],
): readonly Alerta[] {
  return porGravidade(alertasDeAlergia(base, alergias, emUso));
}

function alertasDeAlergia(
  base: BaseDaPrescricao,
  alergias: readonly string[],
  medicamentos: readonly string[],
): Alerta[] {
  const dcbs = medicamentos.flatMap((nome) => {
    const escrito = reconhecer(base.lexico, nome);
    return escrito.reconhecido ? escrito.dcbs : [];
  });
  return alergias.flatMap((alergia) => {
    const reconhecida = reconhecerAlergia(base, alergia);
    return [...new Set(dcbs)].flatMap((dcb): Alerta[] => {
      if (reconhecida?.dcbs.includes(dcb)) {
        const titulo = `${dcb}: o paciente tem alergia a ${alergia}`;
        return [{ severidade: 'contraindicada', titulo, conduta: REVER }];
      }
      if (!reconhecida?.vizinhos.has(dcb)) return [];
      const titulo = `${dcb}: pode haver reação cruzada com a alergia a ${alergia}`;
      return [{ severidade: 'grave', titulo, conduta: REVER }];
    });
  });
}

function porGravidade(alertas: readonly Alerta[]): readonly Alerta[] {
  const peso = ({ severidade }: Alerta) => SEVERIDADES.indexOf(severidade);
  return [...alertas].sort((a, b) => peso(b) - peso(a));
}
