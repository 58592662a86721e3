import { instanteDe, localDe } from '@domain/agenda/fuso.ts';
import { feitoEm, mesmoPapel } from '@domain/assinatura/mesmo-papel.ts';
import type { TipoDeDocumento } from '@domain/assinatura/tipos.ts';
import type { PedidoDeAssinatura } from '@domain/contracts/assinatura.ts';
import { baseDaPassagemSchema } from '@domain/contracts/passagem.ts';
import {
  type BaseDoDocumento,
  baseDoDocumentoSchema,
  enderecoDeValidacao,
} from '@domain/contracts/prescricao.ts';
import { baseDaEvolucaoSchema } from '@domain/contracts/prontuario-papel.ts';
import { impressoDe } from '@domain/impressos/documento.ts';
import { evolucaoNoPapel } from '@domain/impressos/evolucao.ts';
import { gerarImpresso } from '@domain/impressos/gerar.ts';
import { passagemNoPapel } from '@domain/impressos/passagem.ts';
import type { Impresso, VerificacaoNoPapel } from '@domain/impressos/tipos.ts';
import { conferir, faltasDaReceita } from '@domain/prescricao/conferir.ts';
import { pacienteDaBase } from '@domain/prescricao/paciente.ts';
import * as z from 'zod/mini';
import { ambiente } from '../_shared/db/ambiente.ts';
import type { Banco } from '../_shared/db/banco.ts';
import { dadosDe } from '../_shared/db/resposta.ts';
import { AppError } from '../_shared/http/erro.ts';

/** How long a paper that was made waits for its signature, in milliseconds. */
const ESPERA_DA_ASSINATURA = 24 * 60 * 60 * 1000;
/** How far the clock of a browser may be ahead. */
const RELOGIOS_DIFEREM = 5 * 60 * 1000;

const reservaSchema = z.tuple([z.object({ codigo: z.string(), acesso: z.string() })]);

/**
 * Lets pass a signed document that is what the record has: the PDF is made again of what is kept and
 * must come out byte by byte, and a prescription is checked again, so that nothing that stops is signed
 * without its reason. @throws {AppError} 422 with what to do.
 */
export async function exigirFiel(
  banco: Banco,
  { documentType: tipo, documentId: id }: PedidoDeAssinatura,
  assinado: Uint8Array<ArrayBuffer>,
  origem: string | undefined,
): Promise<void> {
  const verificacao = await verificacaoDe(banco, tipo, id, origem);
  const papel = await gerarImpresso(await noPapel(banco, tipo, id, verificacao, assinado));
  if (await mesmoPapel(papel, assinado)) return;
  throw new AppError('REGRA_VIOLADA', `O arquivo assinado não é ${OUTRO_PAPEL[tipo] ?? DOCUMENTO}`);
}

const DOCUMENTO =
  'o documento que está no Pleno. Volte à prescrição, gere o PDF de novo e assine sem alterá-lo.';
const OUTRO_PAPEL: Readonly<Partial<Record<TipoDeDocumento, string>>> = {
  evolucao: 'a evolução que está no prontuário. Abra-a de novo, gere o PDF e assine sem alterá-lo.',
  passagem: 'a passagem que está no Pleno. Abra-a de novo, gere o PDF e assine sem alterá-lo.',
};

/** What the record has, as its paper says it. @throws {AppError} 404 where the caller reads none. */
async function noPapel(
  banco: Banco,
  tipo: TipoDeDocumento,
  id: string,
  verificacao: VerificacaoNoPapel,
  assinado: Uint8Array,
): Promise<Impresso> {
  if (tipo === 'evolucao') {
    const lida = await banco.rpc('base_da_evolucao', { p_evolucao: id });
    const base = dadosDe(lida, z.nullable(baseDaEvolucaoSchema));
    if (!base) throw new AppError('NAO_ENCONTRADO', 'Evolução não encontrada.');
    return evolucaoNoPapel(base, verificacao);
  }
  if (tipo === 'passagem') {
    const lida = await banco.rpc('base_da_passagem', { p_passagem: id });
    const base = dadosDe(lida, z.nullable(baseDaPassagemSchema));
    if (!base) throw new AppError('NAO_ENCONTRADO', 'Passagem não encontrada.');
    // Of a handover no access code is printed: nobody opens it by one.
    const { codigo, url } = verificacao;
    return passagemNoPapel(base, { situacao: 'digital', verificacao: { codigo, url } });
  }
  const base = await baseDe(banco, id);
  exigirConferida(base);
  // The hour on it is its own: a paper that waited for days is of another day.
  const quando = await momentoDoPapel(assinado, base.fuso);
  return impressoDe(base, { situacao: 'digital', quando, verificacao });
}

/**
 * Lets pass documents that are about to be signed by hand, checked as those that a certificate signs.
 * @throws {AppError} 422 where what stops now has no written reason; 404 of what the caller does not read.
 */
export async function exigirConferidos(banco: Banco, ids: readonly string[]): Promise<void> {
  for (const id of ids) exigirConferida(await baseDe(banco, id));
}

async function baseDe(banco: Banco, id: string): Promise<BaseDoDocumento> {
  const resposta = await banco.rpc('base_do_documento', { p_documento: id });
  const base = dadosDe(resposta, z.nullable(baseDoDocumentoSchema));
  if (base) return base;
  throw new AppError('NAO_ENCONTRADO', 'Documento não encontrado.');
}

/** The codes of a document, as its paper has them. */
async function verificacaoDe(
  banco: Banco,
  tipo: TipoDeDocumento,
  id: string,
  origem: string | undefined,
): Promise<VerificacaoNoPapel> {
  const reserva = await banco.rpc('reservar_codigo', { p_tipo: tipo, p_id: id });
  const [codigos] = dadosDe(reserva, reservaSchema);
  return { ...codigos, url: enderecoDeValidacao(siteDe(origem), codigos.codigo) };
}

const LOCAL = /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/;

/** The site whose address the QR holds. Only a local stack believes what the caller says. */
function siteDe(origem: string | undefined): string {
  const { siteUrl } = ambiente();
  return siteUrl && !LOCAL.test(siteUrl) ? siteUrl : (origem ?? siteUrl);
}

/** @throws {AppError} 422 where what stops now has no written reason. */
function exigirConferida(base: BaseDoDocumento): void {
  const { documento, receitas, fuso } = base;
  if (documento.tipo !== 'prescricao') return;
  const todos = receitas.flatMap(({ itens }) => itens);
  const itens = receitas.find(({ id }) => id === documento.id)?.itens ?? [];
  const hoje = localDe(new Date(), fuso).slice(0, 10);
  const agora = conferir(todos, pacienteDaBase(base), hoje);
  const faltas = faltasDaReceita({ ...documento, itens }, agora, todos);
  if (faltas.length === 0) return;
  throw new AppError(
    'REGRA_VIOLADA',
    `A conferência de agora não é a de quando a receita foi preparada. Volte à prescrição e revise: ${faltas.join(' ')}`,
  );
}

/** When the paper says that it was made. @throws {AppError} 422 where that is not of the last day. */
async function momentoDoPapel(assinado: Uint8Array, fuso: string): Promise<Date> {
  const local = await feitoEm(assinado);
  const quando = local === undefined ? undefined : instanteDe(local, fuso);
  const idade = Date.now() - (quando?.getTime() ?? Number.NEGATIVE_INFINITY);
  if (quando && idade <= ESPERA_DA_ASSINATURA && idade >= -RELOGIOS_DIFEREM) return quando;
  throw new AppError(
    'REGRA_VIOLADA',
    'O PDF deste documento foi gerado há mais de um dia. Gere-o de novo na prescrição e assine-o.',
  );
}
