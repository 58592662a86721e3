import * as z from 'zod/mini';
import { TIPOS_DE_DOCUMENTO } from '../documentos/tipos.ts';

/** What is told of who signed, without opening what was signed. */
const quemAssinouSchema = z.object({
  nome: z.string(),
  crm: z.nullable(z.string()),
  uf: z.nullable(z.string()),
  /** `***.982.247-**` */
  cpfMascarado: z.string(),
});

const certificadoUsadoSchema = z.object({
  tipo: z.nullable(z.enum(['A1', 'A3'])),
  emissor: z.string(),
  serie: z.string(),
  validUntil: z.string(),
  /** Whether it is one of test, without legal force. */
  teste: z.boolean(),
});

/** How much a signature proves. */
const nivel = z.enum(['basica', 'AD-RB', 'AD-RT']);

/** What `POST /digital-signature` answers. */
export const respostaDeAssinaturaSchema = z.object({
  success: z.literal(true),
  message: z.literal('Documento assinado digitalmente com sucesso!'),
  signatureId: z.uuid(),
  documentId: z.uuid(),
  /** `XXXX-XXXX-XXXX`, in Crockford's base 32. */
  verificationCode: z.string(),
  /** Opens the document for who has it; null where it was told before, since only its hash is kept. */
  accessCode: z.nullable(z.string()),
  /** SHA-256 of the signed file, hexadecimal. */
  documentHash: z.string(),
  signedAt: z.string(),
  nivel,
  policy: z.nullable(z.string()),
  situacao: z.enum(['valida', 'indeterminada']),
  signer: quemAssinouSchema,
  certificate: certificadoUsadoSchema,
  /** Sentences for who reads the screen. */
  avisos: z.array(z.string()),
});
export type RespostaDeAssinatura = z.infer<typeof respostaDeAssinaturaSchema>;

/** What `POST /validate-signature {verificationCode}` answers, to anybody: nothing clinical. */
export const respostaDeValidacaoSchema = z.object({
  valid: z.boolean(),
  situacao: z.enum(['valida', 'invalida', 'indeterminada', 'revogada', 'nao_encontrada']),
  /** Why it is not valid, or why that cannot be told: sentences for who reads the screen. */
  motivos: z.array(z.string()),
  avisos: z.array(z.string()),
  /** The rest is null where there is no such document. */
  documentType: z.nullable(z.string()),
  signedAt: z.nullable(z.string()),
  nivel: z.nullable(nivel),
  integro: z.nullable(z.boolean()),
  signer: z.nullable(quemAssinouSchema),
  certificate: z.nullable(certificadoUsadoSchema),
  /** SHA-256 of the signed file, by which a file in the hand is compared. */
  hash: z.nullable(z.string()),
});
export type RespostaDeValidacao = z.infer<typeof respostaDeValidacaoSchema>;

/** `POST /validate-signature/file`: the SHA-256 of a file, hexadecimal; the file stays where it is. */
export const pedidoDeArquivoSchema = z.strictObject({
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Envie o SHA-256 do arquivo.')),
});

/** What it answers: what is known of the file here; null where it was not signed here. */
export const respostaDeArquivoSchema = z.object({
  registro: z.nullable(respostaDeValidacaoSchema),
});

/** The certificates of a way to a root, as a signature brings them. */
const certificado = z.string().check(z.minLength(1), z.maxLength(16_384));

/** `POST /validate-signature/revocation`: certificates, DER in base64, the signer's first. */
export const pedidoDeRevogacaoSchema = z.strictObject({
  certificates: z
    .array(certificado)
    .check(z.minLength(1, 'Envie os certificados.'), z.maxLength(6, 'Envie só a cadeia.')),
});

/** What it answers: what their authorities say of them now. */
export const respostaDeRevogacaoSchema = z.object({
  /** When the first of them was revoked, RFC 3339; null: none, as far as is known. */
  revogadoEm: z.nullable(z.string()),
  /** Whether the authority of each answered. */
  completa: z.boolean(),
});

/** What `GET /validate-signature/ancoras` answers: the roots that are trusted here, for a check in the browser. */
export const respostaDeAncorasSchema = z.object({
  ancoras: z.array(
    z.object({
      /** DER, in base64. */
      der: z.string(),
      ambiente: z.enum(['producao', 'teste']),
    }),
  ),
});

/** Writes a CPF without its ends: `52998224725` → `***.982.247-**`. */
export function mascararCpf(cpf: string): string {
  return cpf.replace(/^\d{3}(\d{3})(\d{3})\d{2}$/, '***.$1.$2-**');
}

/**
 * `POST /digital-signature`: a PDF to be signed with a .pfx and its password, or one that is signed
 * already, with both left empty. Files are in base64.
 */
export const pedidoDeAssinaturaSchema = z.strictObject({
  documentId: z.uuid({ error: 'Informe qual documento é assinado.' }),
  documentContent: z.string().check(z.minLength(1, 'Envie o documento em PDF.')),
  documentType: z.enum(TIPOS_DE_DOCUMENTO, { error: 'Este tipo de documento não se assina.' }),
  certificateType: z.enum(['A1', 'A3'], { error: 'O certificado é A1 ou A3.' }),
  certificateData: z._default(z.string(), ''),
  certificatePassword: z._default(z.string().check(z.maxLength(1024)), ''),
});
export type PedidoDeAssinatura = z.infer<typeof pedidoDeAssinaturaSchema>;

/**
 * Reads a verification code as a person types it: small letters, other separators, O for 0, I and L
 * for 1. Undefined where it is none.
 * @example lerCodigo('abcd efgh jkmn') // 'ABCD-EFGH-JKMN'
 */
export function lerCodigo(escrito: string): string | undefined {
  // Crockford's alphabet has no I, L and O, which read as the digits; U is in no code.
  const letras = escrito
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (!/^[0-9A-HJKMNP-TV-Z]{12}$/.test(letras)) return undefined;
  return letras.replace(/^(.{4})(.{4})(.{4})$/, '$1-$2-$3');
}

const codigo = z
  .string()
  .check(z.minLength(1, 'Informe o código.'), z.maxLength(40, 'Confira o código.'));

/** `POST /validate-signature`. */
export const pedidoDeValidacaoSchema = z.strictObject({ verificationCode: codigo });

/** `POST /validate-signature/open`. */
export const aberturaPorCodigoSchema = z.strictObject({
  verificationCode: codigo,
  /** The eight letters beside the QR. */
  accessCode: z.string().check(z.minLength(1, 'Informe o código de acesso.'), z.maxLength(64)),
});

/** By which VALIDAR of ITI asks. Source: ITI, guia do desenvolvedor do VALIDAR. */
export const FORMATO_DO_VALIDAR = 'application/validador-iti+json';

/** `GET /documento-publico/{codigo}?_format=…&_secretCode=…`, as VALIDAR of ITI asks. */
export const respostaDoValidarSchema = z.object({
  version: z.literal('1.0.0'),
  prescription: z.object({ signatureFiles: z.array(z.object({ url: z.string() })) }),
});
