import { AVISOS_DA_ASSINATURA, MOTIVOS } from '@domain/assinatura/motivos.ts';
import type { RespostaDeValidacao } from '@domain/contracts/assinatura.ts';
import type { Assinado } from '../_shared/db/assinados.ts';
import { revogacaoDepois } from './revogacao.ts';

const DO_DOCUMENTO: Readonly<Record<string, string>> = {
  expirada: 'O prazo deste documento já passou.',
  dispensada: 'Esta prescrição já foi dispensada.',
};

const NUMERO_SIMULADO =
  'A numeração do SNCR deste documento é SIMULADA: documento de teste, sem validade.';

/** What anybody may be told of a signature that is registered: nothing clinical. */
export async function respostaDe(assinado: Assinado): Promise<RespostaDeValidacao> {
  const depois = await revogacaoDepois(assinado);
  const cancelado = assinado.documento === 'cancelada';
  const avisos = [DO_DOCUMENTO[assinado.documento ?? '']].filter((aviso) => aviso !== undefined);
  if (assinado.numero_simulado) avisos.push(NUMERO_SIMULADO);
  if (assinado.teste) avisos.push(AVISOS_DA_ASSINATURA.certificadoDeTeste);
  const situacao = cancelado ? 'revogada' : depois ? MOTIVOS[depois].situacao : 'valida';
  const motivos = cancelado ? ['Quem assinou cancelou este documento.'] : [];
  if (depois) motivos.push(MOTIVOS[depois].frase);
  return {
    // What a test made has no legal force, however well it is signed.
    valid: situacao === 'valida' && !assinado.teste && !assinado.numero_simulado,
    situacao,
    motivos,
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
