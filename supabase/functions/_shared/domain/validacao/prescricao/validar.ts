import type { VerificacaoDeInteracoes } from '../../clinico/medicamentos/interacoes.ts';
import { Achados, type Laudo } from '../regra.ts';
import type { BaseDaPrescricao } from './base.ts';
import {
  conferirAlergias,
  conferirDoses,
  conferirDosesNaoLidas,
  conferirInteracoes,
  conferirRim,
} from './clinica.ts';
import { conferirConteudo } from './conteudo.ts';
import { conferirDocumento } from './documento.ts';
import { conferirEscrita } from './escrita.ts';
import { lerItens, type Prescricao } from './pedido.ts';
import { exigencias, type LinhaDoReceituario, receituarios } from './receituario.ts';
import { REGRAS_DA_PRESCRICAO } from './regras.ts';

export interface LaudoDaPrescricao extends Laudo {
  readonly receituario: readonly LinhaDoReceituario[];
  readonly interacoes: VerificacaoDeInteracoes;
}

/**
 * Judges a prescription: what must be written, which document each medicine asks for, validity,
 * quantities, doses, interactions, kidney and allergies. `hoje` is the date where the person reads
 * it. Nothing that is not recognised is taken for safe; it is named.
 */
export function validarPrescricao(
  base: BaseDaPrescricao,
  receita: Prescricao,
  hoje: string,
): LaudoDaPrescricao {
  const notas = new Achados(REGRAS_DA_PRESCRICAO);
  const itens = lerItens(base.lexico, receita.medications ?? []);
  const exigidos = exigencias(base, itens);
  const comuns = itens.filter(
    (item) => item.dcbs.length > 0 && !exigidos.some((exigido) => exigido.item === item),
  ).length;
  conferirConteudo(receita, itens, exigidos, hoje, notas);
  conferirDocumento(receita, exigidos, comuns, hoje, notas);
  conferirEscrita(receita, itens, notas);
  const interacoes = conferirInteracoes(base, itens, notas);
  conferirRim(base, receita, itens, notas);
  conferirDoses(base, receita, itens, hoje, notas);
  conferirDosesNaoLidas(base, itens, notas);
  conferirAlergias(base, receita, itens, notas);
  return { ...notas.laudo(), receituario: receituarios(itens, exigidos), interacoes };
}
