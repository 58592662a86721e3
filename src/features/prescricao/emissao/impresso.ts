import type { Composicao } from '@domain/contracts/prescricao.ts';
import type {
  ConteudoNoPapel,
  Impresso,
  PacienteNoPapel,
  VerificacaoNoPapel,
} from '@domain/impressos/tipos.ts';
import { diaEHora } from '@/lib/format/datas.ts';
import type { Documento, Identificacao } from '../api/queries.ts';

/** What the paper has besides the document itself. */
export interface ParaOPapel {
  clinica: string;
  /** The doctor's professional e-mail. */
  contato: string;
  paciente: Identificacao;
  fuso: string;
  /** The codes by which anybody checks it; what is signed with a certificate has them. */
  verificacao?: VerificacaoNoPapel | undefined;
}

/** A document as its paper has it: to be signed with a certificate, or by hand. */
export function impressoDe(
  documento: Documento,
  { clinica, contato, paciente, fuso, verificacao }: ParaOPapel,
  situacao: 'digital' | 'papel',
): Impresso {
  const { dia, hora } = diaEHora(documento.emitida_em ?? new Date(), fuso);
  return {
    formato: 'A4',
    situacao,
    clinica: { nome: clinica },
    medico: {
      nome: documento.medico_nome,
      crm: documento.medico_crm ?? '',
      uf: documento.medico_crm_uf ?? '',
      contato,
    },
    paciente: pacienteDe(paciente),
    quando: `${dia}T${hora}`,
    conteudo: conteudoDe(documento, dia),
    verificacao,
  };
}

function pacienteDe(paciente: Identificacao): PacienteNoPapel {
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
  { tipo, especie, conteudo, valida_ate }: Documento,
  hoje: string,
): ConteudoNoPapel {
  switch (tipo) {
    case 'prescricao':
      return {
        tipo,
        especie: especie ?? 'simples',
        itens: conteudo.itens ?? [],
        validaAte: valida_ate,
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
