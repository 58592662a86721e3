import { localDe } from '../agenda/fuso.ts';
import type { BaseDoDocumento, Composicao, DocumentoEscrito } from '../contracts/prescricao.ts';
import type {
  ConteudoNoPapel,
  Formato,
  Impresso,
  PacienteNoPapel,
  VerificacaoNoPapel,
} from './tipos.ts';

/** What the paper has besides what is kept of the document. */
export interface ParaOPapel {
  situacao: 'digital' | 'papel';
  /** What it is printed on; what is signed with a certificate is A4. */
  formato?: Formato;
  /** When it is signed; of an emitted document, its emission counts. */
  quando: Date;
  /** The codes by which anybody checks it; what is signed with a certificate has them. */
  verificacao?: VerificacaoNoPapel | undefined;
}

/** A document as its paper has it: to be signed with a certificate, or by hand. */
export function impressoDe(
  { documento, clinica, contato, fuso, paciente }: BaseDoDocumento,
  { situacao, formato = 'A4', quando, verificacao }: ParaOPapel,
): Impresso {
  const { emitida_em, medico_nome, medico_crm, medico_crm_uf } = documento;
  const local = localDe(emitida_em ? new Date(emitida_em) : quando, fuso);
  return {
    formato: situacao === 'papel' ? formato : 'A4',
    situacao,
    clinica: { nome: clinica },
    medico: {
      nome: medico_nome,
      crm: medico_crm ?? '',
      uf: medico_crm_uf ?? '',
      contato: contato ?? undefined,
    },
    paciente: pacienteDe(paciente),
    quando: local,
    conteudo: conteudoDe(documento, local.slice(0, 10)),
    verificacao,
  };
}

function pacienteDe(paciente: BaseDoDocumento['paciente']): PacienteNoPapel {
  const { logradouro, numero, complemento, bairro, cidade, uf } = paciente;
  const rua = [logradouro, numero, complemento].filter(Boolean).join(', ');
  const lugar = [cidade, uf].filter(Boolean).join('/');
  return {
    nome: paciente.nome,
    nomeSocial: paciente.nome_social ?? undefined,
    cpf: paciente.cpf ?? undefined,
    nascimento: paciente.data_nascimento ?? undefined,
    sexo: paciente.sexo,
    endereco: [rua, bairro, lugar].filter(Boolean).join(' - ') || undefined,
  };
}

/** The content is of the kind's contract: the database keeps no other. */
function conteudoDe(
  { tipo, especie, conteudo, valida_ate, numero_sncr }: DocumentoEscrito,
  hoje: string,
): ConteudoNoPapel {
  switch (tipo) {
    case 'prescricao':
      return {
        tipo,
        especie: especie ?? 'simples',
        itens: conteudo.itens ?? [],
        validaAte: valida_ate,
        numeroSncr: numero_sncr,
      };
    case 'pedido_exames':
      return { tipo, ...(conteudo as Composicao['exames']) };
    case 'atestado': {
      const { dias, inicio, finalidade, observacoes, cid, autorizacao } =
        conteudo as Composicao['atestado'];
      return {
        tipo,
        dias,
        inicio: inicio ?? hoje,
        finalidade,
        texto: observacoes || null,
        ...(cid && autorizacao && { cid: { codigo: cid, motivo: autorizacao } }),
      };
    }
    case 'declaracao': {
      const { para, dia, chegada, saida } = conteudo as Composicao['declaracao'];
      return { tipo, para, dia: dia ?? hoje, inicio: chegada || null, fim: saida || null };
    }
    case 'encaminhamento':
      return { tipo, ...(conteudo as Composicao['encaminhamento']) };
    case 'relatorio':
      return { tipo, ...(conteudo as Composicao['relatorio']) };
  }
}
