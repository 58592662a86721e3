import { deBase64 } from '@domain/assinatura/bytes.ts';
import type { Ancora } from '@domain/assinatura/cadeia.ts';
import type { TipoDeDocumento } from '@domain/assinatura/tipos.ts';
import {
  type PedidoDeDispensacao,
  type ReceitaADispensar,
  receitaADispensarSchema,
} from '@domain/contracts/dispensacao.ts';
import * as z from 'zod/mini';
import { ambiente } from './ambiente.ts';
import { Balde } from './balde.ts';
import { abrirBanco } from './caller.ts';
import { conferirResposta, dadosDe } from './resposta.ts';

/**
 * Signed documents: their bytes, their registration, and what is told by their codes. The service key
 * passes every policy, so no client of it leaves this file: nobody vouches for an own signature, and who
 * asks by a code is nobody. Imported by the routes of signatures alone.
 */

const balde = new Balde('documentos-assinados');

/** Keeps the bytes of a signed document under their SHA-256. */
export function guardarAssinado(sha256: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  return balde.guardar(caminhoDe(sha256), { bytes, tipo: 'application/pdf' });
}

/** Reads the bytes of a signed document; null where there are none. */
export async function lerAssinado(sha256: string): Promise<Uint8Array<ArrayBuffer> | null> {
  return (await balde.ler(caminhoDe(sha256)))?.bytes ?? null;
}

/** An address of a signed document for so many seconds; null where there is none. */
export function enderecoDoAssinado(sha256: string, segundos: number): Promise<string | null> {
  return balde.enderecoDe(caminhoDe(sha256), segundos);
}

const caminhoDe = (sha256: string) => `${sha256}.pdf`;

const ancorasSchema = z.array(
  z.object({ der: z.string(), ambiente: z.enum(['producao', 'teste']) }),
);

/** The roots that are trusted here. */
export async function lerAncoras(): Promise<Ancora[]> {
  const resposta = await servico().from('icp_ancoras').select('der, ambiente');
  return dadosDe(resposta, ancorasSchema).map(({ der, ambiente: de }) => ({
    der: deBase64(der) ?? new Uint8Array(),
    ambiente: de,
  }));
}

/** What a registration keeps of a verified signature: columns of `documentos_assinados`. */
export interface DadosDoRegistro {
  readonly sha256: string;
  readonly bytes: number;
  readonly declarado_em: string | null;
  readonly nivel: string;
  readonly politica: string | null;
  readonly cpf_mascarado: string;
  readonly certificado_tipo: string | null;
  readonly certificado_titular: string;
  readonly certificado_emissor: string;
  readonly certificado_serie: string;
  readonly certificado_valido_ate: string;
  readonly teste: boolean;
  readonly revogacao_verificada: boolean;
}

const registroSchema = z.tuple([
  z.object({
    id: z.uuid(),
    codigo: z.string(),
    acesso: z.nullable(z.string()),
    assinado_em: z.string(),
  }),
]);

const emitidosSchema = z.array(z.uuid());

/** Emits prepared documents of a doctor as papers to be signed by hand, once they were checked. */
export async function emitirNoPapel(medico: string, ids: readonly string[]): Promise<string[]> {
  const resposta = await servico().rpc('emitir_no_papel', {
    p_medico: medico,
    p_documentos: [...ids],
  });
  return dadosDe(resposta, emitidosSchema);
}

/** Registers a verified signature of a doctor and emits the document, as one. */
export async function registrarAssinatura(
  medico: string,
  tipo: TipoDeDocumento,
  id: string,
  dados: DadosDoRegistro,
) {
  const resposta = await servico().rpc('registrar_assinatura', {
    p_medico: medico,
    p_tipo: tipo,
    p_id: id,
    p_dados: { ...dados },
  });
  return dadosDe(resposta, registroSchema)[0];
}

const instante = z.nullable(
  z.pipe(
    z.string(),
    z.transform((texto) => new Date(texto)),
  ),
);

const assinadoSchema = z.object({
  tipo: z.string(),
  sha256: z.string(),
  assinado_em: z.string(),
  nivel: z.enum(['AD-RB', 'AD-RT']),
  nome: z.string(),
  crm: z.nullable(z.string()),
  uf: z.nullable(z.string()),
  cpf_mascarado: z.string(),
  certificado_tipo: z.nullable(z.enum(['A1', 'A3'])),
  certificado_emissor: z.string(),
  certificado_serie: z.string(),
  certificado_valido_ate: z.string(),
  teste: z.boolean(),
  revogacao_verificada: z.boolean(),
  documento: z.nullable(z.string()),
  /** Whether its number of SNCR was made up for a test. */
  numero_simulado: z.boolean(),
});
export type Assinado = z.infer<typeof assinadoSchema>;

const consultaSchema = z.tuple([
  z.object({ bloqueado_ate: instante, assinado: z.nullable(z.unknown()) }),
]);

/** What is known of a signature by its code; counts who asks by codes that are none. */
export async function consultarAssinatura(codigo: string, endereco: string | null) {
  const resposta = await servico().rpc('consultar_assinatura', {
    p_codigo: codigo,
    p_endereco: endereco,
  });
  const [{ bloqueado_ate, assinado }] = dadosDe(resposta, consultaSchema);
  return {
    bloqueadoAte: bloqueado_ate,
    assinado: assinado === null ? null : assinadoSchema.parse(assinado),
  };
}

/** What is known of a signature by the SHA-256 of its file, which only who has it knows; null of any other. */
export async function consultarArquivo(sha256: string): Promise<Assinado | null> {
  const resposta = await servico().rpc('consultar_arquivo_assinado', { p_sha256: sha256 });
  return dadosDe(resposta, z.nullable(assinadoSchema));
}

const aberturaSchema = z.tuple([
  z.object({
    bloqueado_ate: instante,
    certo: z.nullable(z.boolean()),
    id: z.nullable(z.uuid()),
    tipo: z.nullable(z.string()),
    documento_id: z.nullable(z.uuid()),
    sha256: z.nullable(z.string()),
  }),
]);

/** Names the bytes of a signed document for who has both its codes. */
export async function abrirAssinado(codigo: string, acesso: string, endereco: string | null) {
  const resposta = await servico().rpc('abrir_assinado', {
    p_codigo: codigo,
    p_acesso: acesso,
    p_endereco: endereco,
  });
  return dadosDe(resposta, aberturaSchema)[0];
}

/** What is left to dispense of a prescription; null of any other document. */
export async function receitaADispensar(documentoId: string): Promise<ReceitaADispensar | null> {
  const resposta = await servico().rpc('receita_a_dispensar', { p_prescricao: documentoId });
  return dadosDe(resposta, z.nullable(receitaADispensarSchema));
}

/** Registers what a pharmacist who has both codes dispensed. */
export async function dispensar(
  documentoId: string,
  { key, pharmacist, items }: PedidoDeDispensacao,
): Promise<void> {
  const { nome, crf, uf, farmacia } = pharmacist;
  conferirResposta(
    await servico().rpc('dispensar', {
      p_chave: key,
      p_prescricao: documentoId,
      p_quem: { farmaceutico: nome, crf, crf_uf: uf, farmacia },
      p_itens: items.map((um) => ({ ...um })),
    }),
  );
}

/** Keeps a lot of numbers that SNCR gave a doctor, or that were made up for a test. */
export async function guardarNumeros(
  medico: string,
  tipo: string,
  numeros: readonly string[],
): Promise<void> {
  const argumentos = { p_medico: medico, p_tipo: tipo, p_numeros: [...numeros] };
  conferirResposta(await servico().rpc('guardar_numeros_do_sncr', argumentos));
}

/** Gives a prepared prescription of that doctor its number; null where no free one is left. */
export async function numerarDocumento(
  medico: string,
  documento: string,
  tipo: string,
  simulado: boolean,
): Promise<string | null> {
  const resposta = await servico().rpc('numerar_documento', {
    p_medico: medico,
    p_documento: documento,
    p_tipo: tipo,
    p_simulado: simulado,
  });
  return dadosDe(resposta, z.nullable(z.string()));
}

function servico() {
  const { chaveDeServico } = ambiente();
  return abrirBanco(chaveDeServico, chaveDeServico);
}
