import type { VerificacaoDeInteracoes } from '../../clinico/medicamentos/interacoes.ts';
import { type Avaliacao, avaliar } from '../../seguranca/avaliar.ts';
import type { BaseDaSeguranca } from '../../seguranca/base.ts';
import { lerPaciente, type PacienteInformado } from '../../seguranca/paciente.ts';
import type { Grau } from '../../seguranca/tipos.ts';
import { Achados, type Laudo, type Severidade } from '../regra.ts';
import { anotarDoses, conferirInteracoes, conferirRim } from './clinica.ts';
import { conferirConteudo } from './conteudo.ts';
import { conferirDocumento, type Notas } from './documento.ts';
import { conferirEscrita } from './escrita.ts';
import { lerItens, type Prescricao } from './pedido.ts';
import { exigencias, type LinhaDoReceituario, receituarios } from './receituario.ts';
import { REGRAS_DA_PRESCRICAO } from './regras.ts';

export interface LaudoDaPrescricao extends Laudo {
  readonly receituario: readonly LinhaDoReceituario[];
  readonly interacoes: VerificacaoDeInteracoes;
  readonly seguranca: Avaliacao;
}

/**
 * Judges a prescription: what must be written, which document each medicine asks for, validity,
 * quantities, doses, interactions, and what is known of the patient. `hoje` is the date where the person reads
 * it. Nothing that is not recognised is taken for safe; it is named.
 */
export function validarPrescricao(
  base: BaseDaSeguranca,
  recebida: Prescricao,
  hoje: string,
): LaudoDaPrescricao {
  const notas = new Achados(REGRAS_DA_PRESCRICAO);
  const paciente = lerPaciente(pacienteDa(recebida), hoje);
  const receita = { ...recebida, clearance: paciente.clearance };
  const itens = lerItens(base.lexico, receita);
  const exigidos = exigencias(base, itens);
  const comuns = itens.filter(
    (item) => item.dcbs.length > 0 && !exigidos.some((exigido) => exigido.item === item),
  ).length;
  conferirConteudo(receita, itens, exigidos, hoje, notas);
  conferirDocumento(receita, exigidos, comuns, hoje, notas);
  conferirEscrita(receita, itens, notas);
  const interacoes = conferirInteracoes(base, itens, notas);
  conferirRim(base, receita, itens, notas);
  const escritos = itens.filter(({ texto }) => texto.trim() !== '');
  const seguranca = avaliar(base, paciente, escritos);
  anotarDoses(seguranca.achados, notas);
  acrescentarSeguranca(seguranca, notas);
  return { ...notas.laudo(), receituario: receituarios(itens, exigidos), interacoes, seguranca };
}

function pacienteDa({ paciente, clearance, alergias }: Prescricao): PacienteInformado {
  return { ...paciente, clearance: clearance ?? paciente?.clearance, alergias };
}

const SEVERIDADE_DO_GRAU = {
  impede: 'erro',
  chama_atencao: 'aviso',
  informa: 'informacao',
} as const satisfies Record<Grau, Severidade>;

/** Tells with the rest what the tables of safety found, but for what the older rules tell as well. */
function acrescentarSeguranca({ achados }: Avaliacao, notas: Notas): void {
  for (const { codigo, grau, itens, farmacos, frase, conduta, fonte, verificacao } of achados) {
    if (codigo.startsWith('dose.')) continue;
    const comUso = itens.some((campo) => campo.startsWith('em_uso'));
    if (codigo === 'rim' || (!comUso && (codigo === 'interacao' || codigo === 'duplicidade')))
      continue;
    if (codigo === 'nome.desconhecido' && !comUso) continue;
    const unico = itens.length === 1 ? itens[0] : undefined;
    const campo = unico ?? (farmacos.length === 0 ? 'alergias' : 'medications');
    const jaDoRim = codigo === 'combinacao' && farmacos.length === 1;
    if (jaDoRim && notas.tem('renal.contraindicado', campo)) continue;
    const inteira = conduta === undefined ? frase : `${frase} ${conduta}`;
    notas.acrescentar(SEVERIDADE_DO_GRAU[grau], {
      regra: codigo,
      campo,
      frase: inteira,
      fonte,
      verificacao,
    });
  }
}
