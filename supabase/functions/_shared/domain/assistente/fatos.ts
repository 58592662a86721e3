/** What the tables of the clinical engine say of the medicines that a question names. */
import { type Interacao, interacoesEntre } from '../clinico/medicamentos/interacoes.ts';
import { numeroPorExtenso } from '../clinico/motor/texto.ts';
import type { FatoDoMotor } from '../contracts/assistente.ts';
import { comMaiuscula } from '../seguranca/achado.ts';
import { BASE_DA_SEGURANCA } from '../seguranca/base.ts';
import type { LinhaDeDose, Teto } from '../seguranca/dose/tipos.ts';
import { normalizarBusca } from '../texto.ts';
import { dcbsDoTexto } from './farmacos.ts';

const PEDE_DOSE = /\b(?:dos(?:e|es|agem)|posologia|maxim[oa]|quanto|quantos|mg|comprimidos?)\b/;
/** More medicines than this are a list, not a question. */
const MAXIMO_DE_FARMACOS = 10;
const LINHAS_DE_DOSE = 3;

/** Interactions among the medicines of a question, and the ceilings of one whose dose is asked. */
export function fatosDaPergunta(pergunta: string): readonly FatoDoMotor[] {
  const dcbs = dcbsDoTexto(pergunta).slice(0, MAXIMO_DE_FARMACOS);
  const interacoes = interacoesEntre(
    BASE_DA_SEGURANCA,
    dcbs.map((dcb) => ({ dcbs: [dcb] })),
  ).map(fatoDaInteracao);
  const pedeDose = PEDE_DOSE.test(normalizarBusca(pergunta));
  return [...interacoes, ...(pedeDose ? dcbs.flatMap(dosesDe) : [])];
}

/** An interaction as the table has it. */
export function fatoDaInteracao(interacao: Interacao): FatoDoMotor {
  const { a, b, mecanismo, nota, conduta, fonte, verificacao } = interacao;
  return {
    tipo: 'interacao',
    frase: `${comMaiuscula(a)} com ${b}: ${[mecanismo, nota].filter(Boolean).join(' ')}`,
    conduta,
    fonte,
    verificacao,
  };
}

/** The usual doses and the ceilings of a medicine, the first rows of its table. */
export function dosesDe(dcb: string): readonly FatoDoMotor[] {
  const linhas = BASE_DA_SEGURANCA.tetos.get(dcb) ?? [];
  return linhas.slice(0, LINHAS_DE_DOSE).map((linha) => ({
    tipo: 'dose',
    frase: fraseDaDose(linha),
    conduta: linha.obs ?? null,
    fonte: linha.fonte,
    verificacao: linha.verificacao,
  }));
}

/** The usual dose of an adult and its ceilings, as the table has them. */
function fraseDaDose({ dcb, via, formulacao, adulto }: LinhaDeDose): string {
  const porKg = adulto.por_kg ? '/kg' : '';
  const teto = (nome: string, valor: Teto | undefined) =>
    valor && `${nome} ${numeroPorExtenso(valor.valor)} ${valor.unidade}${porKg}`;
  const tetos = [
    teto('máximo por tomada', adulto.max_tomada),
    teto('máximo por dia', adulto.max_dia),
    teto('dose única máxima', adulto.dose_unica_max),
  ].filter(Boolean);
  const nome = [comMaiuscula(dcb), formulacao, `via ${via}`].filter(Boolean).join(', ');
  return `${nome}, adulto: ${[adulto.usual, ...tetos].join('; ')}.`;
}
