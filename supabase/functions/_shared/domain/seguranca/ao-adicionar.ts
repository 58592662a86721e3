import { verificarInteracoes } from '../clinico/medicamentos/interacoes.ts';
import { reconhecer } from '../clinico/medicamentos/nomes.ts';
import type { Severidade } from '../clinico/medicamentos/tipos.ts';
import { lerPosologia } from '../posologia/ler.ts';
import { peso } from './achado.ts';
import { conferirAlergias } from './alergias.ts';
import type { BaseDasAlergias } from './base-das-alergias.ts';
import { farmacosNovos, lerItem } from './leitura.ts';
import { lerAlergias } from './ler-alergias.ts';

/** Something that a medicine or an allergy raises at the moment when it is written down. */
export interface Alerta {
  readonly severidade: Severidade;
  /** In a few words, without a full stop: which against which. */
  readonly titulo: string;
  readonly conduta: string;
}

const REVER = 'Rever o medicamento antes de usar, ou corrigir a alergia.';

/** What a medicine raises beside those in use and the allergies; the gravest first. */
export function alertasDoMedicamento(
  base: BaseDasAlergias,
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
  base: BaseDasAlergias,
  alergias: readonly string[],
  emUso: readonly string[],
): readonly Alerta[] {
  return porGravidade(alertasDeAlergia(base, alergias, emUso));
}

/**
 * What the allergies say of the medicines, as the check of a prescription says it. An allergy that is not
 * understood is named there: here it may be half a word.
 */
function alertasDeAlergia(
  base: BaseDasAlergias,
  alergias: readonly string[],
  medicamentos: readonly string[],
): Alerta[] {
  const itens = medicamentos.map((texto, posicao) =>
    lerItem(
      base.lexico,
      { campo: `medications.${posicao}`, texto, posologia: lerPosologia({ texto }) },
      true,
    ),
  );
  const lidas = { ...lerAlergias(base.alergenos, alergias), desconhecidas: [] };
  const achados = conferirAlergias(base, lidas, farmacosNovos(itens));
  return achados.map(({ severidade, frase, conduta = REVER }) => ({
    severidade,
    titulo: frase.replace(/\.$/, ''),
    conduta,
  }));
}

function porGravidade(alertas: readonly Alerta[]): readonly Alerta[] {
  return [...alertas].sort((a, b) => peso(b) - peso(a));
}
