/** What the base holds for a question: by its words, by its meaning, and as going on from the one before. */
import { type PassagemAchada, passagemAchadaSchema } from '@domain/contracts/assistente.ts';
import * as z from 'zod/mini';
import type { Banco } from '../_shared/db/banco.ts';
import { dadosDe } from '../_shared/db/resposta.ts';
import { FalhaDoModelo } from './modelo/falhas.ts';
import { nomeDoVetorizador, pedirVetores, vetorizadorConfigurado } from './modelo/vetores.ts';

const PASSAGENS = 5;
/** Words have answered by then: meaning is not waited for longer. */
const PRAZO_DO_VETOR_MS = 1_500;
/** What stands for who was named, and the word that called them, say nothing of the matter. */
const NO_LUGAR_DE_ALGUEM =
  /(?:(?<!\p{L})(?:don[ao]|seu|sra?|senhora?|dra?|paciente|pcte|nome|cpf|rg|cns|crm|cep|tel(?:efone)?|prontu[aá]rio)[.:]?\s+)?\[[\p{L}-]+\]/giu;

const linhaSchema = z.extend(passagemAchadaSchema, { responde: z.boolean() });

/** What was found in the base for a question. */
export interface Busca {
  /** Those that answer it, the best first. */
  readonly passagens: readonly PassagemAchada[];
  /** Where none does, the nearest ones: offered, and given to no model. */
  readonly proximas: readonly PassagemAchada[];
  /** The model that compared the question by meaning; absent where words alone found them. */
  readonly vetores?: string;
}

/** The passages of the base that answer a question, or the nearest ones where it holds too little of it. */
export async function buscarPassagens(
  banco: Banco,
  pergunta: string,
  lugar: Lugar | null = null,
): Promise<Busca> {
  const resposta = await banco.rpc('buscar_passagens', {
    p_pergunta: assuntoDe(pergunta),
    p_quantas: PASSAGENS,
    ...(lugar && { p_modelo: lugar.modelo, p_vetor: [...lugar.vetor] }),
  });
  const achadas = dadosDe(resposta, z.array(linhaSchema));
  return {
    passagens: achadas.filter(({ responde }) => responde),
    proximas: achadas.filter(({ responde }) => !responde),
    ...(lugar && { vetores: lugar.quem }),
  };
}

const assuntoDe = (pergunta: string) => pergunta.replace(NO_LUGAR_DE_ALGUEM, ' ');

/** Where a model puts a question among the passages. */
interface Lugar {
  readonly modelo: string;
  /** The same, as people are told. */
  readonly quem: string;
  readonly vetor: readonly number[];
}

/**
 * What words find, by meaning too where this installation has a model for that and the base has its vectors. A
 * question without identifiers that whoever answers for the data lets leave; what is found by no word of it
 * does not. Where the model fails the words alone decide, and the log says why.
 */
export async function buscarPorSentido(
  banco: Banco,
  pergunta: string,
  variavel: (nome: string) => string | undefined,
): Promise<Busca> {
  const porPalavras = await buscarPassagens(banco, pergunta);
  if (porPalavras.passagens.length === 0) return porPalavras;
  try {
    const lugar = await lugarDe(banco, pergunta, variavel);
    return lugar ? await buscarPassagens(banco, pergunta, lugar) : porPalavras;
  } catch (erro) {
    if (!(erro instanceof FalhaDoModelo)) throw erro;
    console.error(JSON.stringify({ ia: 'vetores', codigo: erro.codigo }));
    return porPalavras;
  }
}

/** "E na criança?": asks on, and may name nothing itself. */
const CONTINUA = /^(?:e|mas|ent[aã]o)\s/iu;
const perguntasSchema = z.array(
  z.object({ pergunta: z.string(), continua: z.nullable(z.string()) }),
);

/** A question of the log, in its conversation, without identifiers. */
interface Posta {
  readonly id: string;
  readonly conversa: string;
  readonly texto: string;
}

/** What a question finds, and as what it was read. */
interface Achado {
  /** What was searched: with the question before, where it goes on from it. */
  readonly assunto: string;
  readonly continua?: string;
  readonly busca: Busca;
}

/** What a question finds by itself or, where that answers nothing, as going on from the one before. */
export async function buscarNaConversa(
  banco: Banco,
  posta: Posta,
  buscar: (assunto: string) => Promise<Busca>,
): Promise<Achado> {
  const so = { assunto: posta.texto, busca: await buscar(posta.texto) };
  if (so.busca.passagens.length > 0) return so;
  const continua = await perguntaAnterior(banco, posta);
  if (continua === null) return so;
  const assunto = `${continua}\n${posta.texto}`;
  const busca = await buscar(assunto);
  return busca.passagens.length > 0 ? { assunto, continua, busca } : so;
}

/**
 * The question before another one of the same conversation, where that one says that it goes on from it; null
 * where it does not, or is the first. Of one that goes on itself, the one that it goes on from.
 */
async function perguntaAnterior(
  banco: Banco,
  { id, conversa, texto }: Posta,
): Promise<string | null> {
  if (!CONTINUA.test(texto)) return null;
  const resposta = await banco
    .from('ia_interacoes')
    .select('pergunta,continua:resposta->>continua')
    .eq('conversa_id', conversa)
    .neq('id', id)
    .is('conferida', null)
    .order('criada_em', { ascending: false })
    .limit(1);
  const [anterior] = dadosDe(resposta, perguntasSchema);
  return anterior?.continua ?? anterior?.pergunta ?? null;
}

async function lugarDe(
  banco: Banco,
  pergunta: string,
  variavel: (nome: string) => string | undefined,
): Promise<Lugar | null> {
  const provedor = vetorizadorConfigurado(variavel);
  if (!provedor) return null;
  const { modelo } = provedor;
  const tem = dadosDe(await banco.rpc('tem_vetores', { p_modelo: modelo }), z.boolean());
  if (!tem) return null;
  const prazo = AbortSignal.timeout(PRAZO_DO_VETOR_MS);
  const [vetor] = await pedirVetores(provedor, [assuntoDe(pergunta)], prazo);
  return vetor ? { modelo, quem: nomeDoVetorizador(provedor), vetor } : null;
}
