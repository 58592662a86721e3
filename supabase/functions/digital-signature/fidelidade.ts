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
import { impressoDe } from '@domain/impressos/documento.ts';
import { gerarImpresso } from '@domain/impressos/gerar.ts';
import { passagemNoPapel } from '@domain/impressos/passagem.ts';
import type { VerificacaoNoPapel } from '@domain/impressos/tipos.ts';
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
 * without its reason. A signature that is registered already, and an entry, are not judged here.
 * @throws {AppError} 422 with what to do.
 */
export async function exigirFiel(
  banco: Banco,
  { documentType, documentId }: PedidoDeAssinatura,
  assinado: Uint8Array<ArrayBuffer>,
  origem: string | undefined,
): Promise<void> {
  if (documentType === 'evolucao') return;
  if (documentType === 'passagem')
    return await exigirPassagemFiel(banco, documentId, assinado, origem);
  const resposta = await banco.rpc('base_do_documento', { p_documento: documentId });
  const base = dadosDe(resposta, z.nullable(baseDoDocumentoSchema));
  if (!base) throw new AppError('NAO_ENCONTRADO', 'Documento não encontrado.');
  if (base.documento.emitida_em) return;
  exigirConferida(base);
  const quando = await momentoDoPapel(assinado, base.fuso);
  const verificacao = await verificacaoDe(banco, documentType, documentId, origem);
  const papel = await gerarImpresso(impressoDe(base, { situacao: 'digital', quando, verificacao }));
  if (!(await mesmoPapel(papel, assinado))) {
    throw new AppError(
      'REGRA_VIOLADA',
      'O arquivo assinado não é o documento que está no Pleno. Volte à prescrição, gere o PDF de novo e assine sem alterá-lo.',
    );
  }
}

/** Of a handover, whose hour is that of its giving: a paper of it does not age. */
async function exigirPassagemFiel(
  banco: Banco,
  id: string,
  assinado: Uint8Array<ArrayBuffer>,
  origem: string | undefined,
): Promise<void> {
  const resposta = await banco.rpc('base_da_passagem', { p_passagem: id });
  const base = dadosDe(resposta, z.nullable(baseDaPassagemSchema));
  if (!base) throw new AppError('NAO_ENCONTRADO', 'Passagem não encontrada.');
  if (base.assinada_em) return;
  const { codigo, url } = await verificacaoDe(banco, 'passagem', id, origem);
  const papel = await gerarImpresso(
    passagemNoPapel(base, { situacao: 'digital', verificacao: { codigo, url } }),
  );
  if (!(await mesmoPapel(papel, assinado))) {
    throw new AppError(
      'REGRA_VIOLADA',
      'O arquivo assinado não é a passagem que está no Pleno. Abra-a de novo, gere o PDF e assine sem alterá-lo.',
    );
  }
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
