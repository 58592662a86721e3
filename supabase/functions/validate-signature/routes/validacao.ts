import { AVISOS_DA_ASSINATURA } from '@domain/assinatura/motivos.ts';
import {
  lerCodigo,
  pedidoDeValidacaoSchema,
  type RespostaDeValidacao,
} from '@domain/contracts/assinatura.ts';
import { Hono } from 'hono';
import { type Assinado, consultarAssinatura } from '../../_shared/db/assinados.ts';
import type { Publico } from '../../_shared/http/contexto.ts';
import { lerCorpo } from '../../_shared/http/entrada.ts';
import { enderecoDoPedido } from '../../_shared/http/origem.ts';
import { bloqueado } from '../bloqueado.ts';

/**
 * `POST /validate-signature`: what is known of a signature by its code, to anybody: nothing clinical.
 * What is kept was verified when it was registered and cannot have changed since; a document that its
 * author cancelled is revoked.
 */
export const validacao = new Hono<Publico>().post('/', async (c) => {
  const { verificationCode } = await lerCorpo(c, pedidoDeValidacaoSchema);
  const { bloqueadoAte, assinado } = await consultarAssinatura(
    lerCodigo(verificationCode) ?? '',
    enderecoDoPedido(c),
  );
  if (bloqueadoAte) throw bloqueado(bloqueadoAte);
  return c.json(assinado ? resposta(assinado) : NAO_ENCONTRADA);
});

const NAO_ENCONTRADA: RespostaDeValidacao = {
  valid: false,
  situacao: 'nao_encontrada',
  motivos: ['Nenhum documento tem este código. Confira letra por letra no documento.'],
  avisos: [],
  documentType: null,
  signedAt: null,
  nivel: null,
  integro: null,
  signer: null,
  certificate: null,
  hash: null,
};

const DO_DOCUMENTO: Readonly<Record<string, string>> = {
  expirada: 'O prazo deste documento já passou.',
  dispensada: 'Esta prescrição já foi dispensada.',
};

function resposta(assinado: Assinado): RespostaDeValidacao {
  const cancelado = assinado.documento === 'cancelada';
  const avisos = [DO_DOCUMENTO[assinado.documento ?? '']].filter((aviso) => aviso !== undefined);
  if (assinado.teste) avisos.push(AVISOS_DA_ASSINATURA.certificadoDeTeste);
  if (!assinado.revogacao_verificada) avisos.push(AVISOS_DA_ASSINATURA.revogacaoNaoVerificada);
  return {
    // A certificate of test has no legal force, however well it signed.
    valid: !cancelado && !assinado.teste,
    situacao: cancelado ? 'revogada' : 'valida',
    motivos: cancelado ? ['Quem assinou cancelou este documento.'] : [],
    avisos,
    documentType: assinado.tipo,
    signedAt: assinado.assinado_em,
    nivel: assinado.nivel,
    integro: true,
    signer: {
      nome: assinado.nome,
      crm: assinado.crm,
      uf: assinado.uf,
      cpfMascarado: assinado.cpf_mascarado,
    },
    certificate: {
      tipo: assinado.certificado_tipo,
      emissor: assinado.certificado_emissor,
      serie: assinado.certificado_serie,
      validUntil: assinado.certificado_valido_ate,
      teste: assinado.teste,
    },
    hash: assinado.sha256,
  };
}
