import { deBase64, hex, sha256 } from '@domain/assinatura/bytes.ts';
import { AVISOS_DA_ASSINATURA, MOTIVOS } from '@domain/assinatura/motivos.ts';
import { assinarPdf, estaAssinado } from '@domain/assinatura/pades.ts';
import { abrirPfx } from '@domain/assinatura/pkcs12.ts';
import { type Verificacao, verificarPdf } from '@domain/assinatura/verificar.ts';
import {
  mascararCpf,
  type PedidoDeAssinatura,
  pedidoDeAssinaturaSchema,
} from '@domain/contracts/assinatura.ts';
import type { Perfil } from '@domain/contracts/perfil.ts';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { guardarAssinado, lerAncoras, registrarAssinatura } from '../../_shared/db/assinados.ts';
import type { Banco } from '../../_shared/db/banco.ts';
import { dadosDe } from '../../_shared/db/resposta.ts';
import { autenticar, exigirPermissao } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { lerCorpo, recusado } from '../../_shared/http/entrada.ts';
import { AppError } from '../../_shared/http/erro.ts';
import { buscarDeAutoridade } from '../../_shared/icp/autoridades.ts';
import { carimbar } from '../carimbo.ts';
import { exigirFiel } from '../fidelidade.ts';
import { assinadorDaNuvem, type Quem } from '../psc/autorizacao.ts';
import { quemAssina } from '../quem.ts';
import { emSentenca } from '../sentenca.ts';

/**
 * `POST /digital-signature`: takes a document that was signed in the browser or in another program, or
 * signs it here: with a .pfx and its password, which stay in memory for as long as the call lasts, or with
 * a certificate in a cloud that the caller authorised (`certificateData`: the id of that). All ways end in the same verifier and the same row; the same bytes again are the same signature.
 */
export const assinatura = new Hono<Autenticado>().post(
  '/',
  autenticar,
  exigirPermissao('documentos.assinar'),
  async (c) => {
    const pedido = await lerCorpo(c, pedidoDeAssinaturaSchema);
    const { banco, usuario } = c.var;
    const quem = await quemAssina(banco, usuario.id);
    const { cpf } = quem;
    const ja = await exigirAssinavel(banco, pedido);
    const [bytes, achado] = await emSentenca(async () => {
      const assinado = await obterAssinado(pedido, usuario.profile, quem, ja);
      const verificado = await verificarPdf(assinado, {
        ancoras: await lerAncoras(),
        buscar: buscarDeAutoridade,
        agora: new Date(),
        cpf,
      });
      return [assinado, verificado] as const;
    });
    exigirValida(achado);
    // What is signed already was compared as it was; the registration judges whether these are its bytes.
    if (!ja) await exigirFiel(banco, pedido, bytes, c.req.header('origin'));
    const resumo = hex(await sha256(bytes));
    await guardarAssinado(resumo, bytes);
    const { documentType, documentId } = pedido;
    const registro = await registrarAssinatura(usuario.id, documentType, documentId, {
      sha256: resumo,
      bytes: bytes.length,
      ...dadosDoRegistro(achado),
    });
    const { certificado } = achado;
    return c.json({
      success: true,
      message: 'Documento assinado digitalmente com sucesso!',
      signatureId: registro.id,
      documentId,
      verificationCode: registro.codigo,
      accessCode: registro.acesso,
      documentHash: resumo,
      signedAt: registro.assinado_em,
      nivel: achado.nivel,
      policy: achado.politica,
      situacao: achado.situacao,
      signer: {
        nome: usuario.profile.nome,
        crm: usuario.profile.crm,
        uf: usuario.profile.crm_uf,
        cpfMascarado: mascararCpf(cpf),
      },
      certificate: {
        tipo: certificado.tipo,
        emissor: certificado.emissor,
        serie: certificado.serie,
        validUntil: certificado.validoAte,
        teste: achado.teste,
      },
      avisos: avisosDe(achado),
    });
  },
);

const reservaSchema = z.tuple([z.object({ codigo: z.string(), acesso: z.string() })]);

/**
 * Lets pass who may sign the document, before anything is made or kept of it. One that is signed already
 * is told, for the registration to judge: the same bytes are the same signature.
 */
async function exigirAssinavel(
  banco: Banco,
  { documentType, documentId }: PedidoDeAssinatura,
): Promise<AppError | null> {
  const argumentos = { p_tipo: documentType, p_id: documentId };
  try {
    dadosDe(await banco.rpc('reservar_codigo', argumentos), reservaSchema);
    return null;
  } catch (falha) {
    if (falha instanceof AppError && falha.codigo === 'JA_EXISTE') return falha;
    throw falha;
  }
}

/** The signed bytes: as they came, or made here with a certificate of a file or of a cloud. */
async function obterAssinado(
  pedido: PedidoDeAssinatura,
  perfil: Perfil,
  quem: Quem,
  ja: AppError | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const conteudo = decodificado('documentContent', pedido.documentContent);
  if (estaAssinado(conteudo)) return conteudo;
  // Made anew, its bytes would be others.
  if (ja) throw ja;
  const { nome, crm, crm_uf } = perfil;
  const dados = { nome, crm: crm ?? '', uf: crm_uf ?? '', tipo: pedido.documentType };
  if (pedido.certificateType === 'A1') {
    return assinarPdf(
      conteudo,
      await doArquivo(pedido),
      { ...dados, quando: new Date() },
      carimbar,
    );
  }
  const autorizacao = z.uuid().safeParse(pedido.certificateData);
  if (!autorizacao.success) {
    throw recusado({
      documentContent:
        'Um certificado A3 assina em outro programa: baixe o documento, assine-o e envie-o assinado.',
    });
  }
  const assinador = await assinadorDaNuvem(quem, autorizacao.data);
  const assinado = await assinarPdf(
    conteudo,
    assinador,
    { ...dados, quando: new Date() },
    carimbar,
  );
  await assinador.concluir();
  return assinado;
}

function doArquivo({ certificateData, certificatePassword }: PedidoDeAssinatura) {
  if (certificateData === '') {
    throw recusado({ certificateData: 'Nenhum certificado ativo configurado' });
  }
  return abrirPfx(decodificado('certificateData', certificateData), certificatePassword);
}

/** Reads a file that came in base64. @throws {AppError} 400 where it is none. */
function decodificado(campo: string, base64: string): Uint8Array<ArrayBuffer> {
  const bytes = deBase64(base64);
  if (!bytes) throw recusado({ [campo]: 'Envie o arquivo em base64.' });
  return bytes;
}

type Valida = Verificacao & { readonly certificado: NonNullable<Verificacao['certificado']> };

/** What else the doctor is told of a signature that passed. */
function avisosDe({ motivos, avisos, nivel }: Verificacao): string[] {
  return [
    ...motivos.map((motivo) => MOTIVOS[motivo].frase),
    ...avisos.map((aviso) => AVISOS_DA_ASSINATURA[aviso]),
    ...(carimbar && nivel !== 'AD-RT' && !avisos.includes('semCarimbo')
      ? [AVISOS_DA_ASSINATURA.carimboIndisponivel]
      : []),
  ];
}

/**
 * Lets a valid signature of a policy of ICP-Brasil pass, and one of which all is known but whether the
 * certificate was revoked: an authority that does not answer keeps nobody from prescribing. That is asked
 * again whenever the document is checked. @throws {AppError} 422 with the reasons.
 */
function exigirValida(achado: Verificacao): asserts achado is Valida {
  const passa = achado.motivos.every((motivo) => motivo === 'revogacaoDesconhecida');
  if (!passa || !achado.certificado) {
    const razoes = achado.motivos.map((motivo) => MOTIVOS[motivo].frase);
    throw new AppError('REGRA_VIOLADA', razoes.join(' ') || 'Erro ao validar assinatura');
  }
  if (achado.nivel === 'basica' || achado.nivel === null) {
    throw new AppError(
      'REGRA_VIOLADA',
      'Esta assinatura não declara a política AD-RB da ICP-Brasil. Assine de novo escolhendo PAdES com a política ICP-Brasil AD-RB.',
    );
  }
}

function dadosDoRegistro({ certificado, ...achado }: Valida) {
  return {
    declarado_em: achado.assinadoEm,
    nivel: achado.nivel ?? '',
    politica: achado.politica,
    cpf_mascarado: mascararCpf(certificado.cpf ?? ''),
    certificado_tipo: certificado.tipo,
    certificado_titular: certificado.titular,
    certificado_emissor: certificado.emissor,
    certificado_serie: certificado.serie,
    certificado_valido_ate: certificado.validoAte,
    teste: achado.teste,
    revogacao_verificada: achado.revogacao === 'verificada',
  };
}
