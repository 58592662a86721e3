import type { PacienteResumido } from '@domain/contracts/paciente.ts';
import { ROTULO_DO_SEXO } from '@domain/contracts/paciente.ts';
import type { Impresso, VerificacaoNoPapel } from '@domain/impressos/tipos.ts';
import { ROTULO_DA_CERTEZA } from '@domain/prontuario/diagnosticos.ts';
import { diaEHora, formatarDataHora } from '@/lib/format/datas.ts';
import type { Entrada } from '../api/linhas.ts';
import { secoesEscritas } from '../entrada/secoes.ts';
import { sinaisMedidos } from '../entrada/sinais.ts';

interface Onde {
  paciente: PacienteResumido;
  clinica: string;
  fuso: string;
  verificacao: VerificacaoNoPapel;
}

/** A finished entry as its paper says it, whole: diagnoses, texts, measures, and which version it is. */
export function evolucaoNoPapel(
  entrada: Entrada,
  { paciente, clinica, fuso, verificacao }: Onde,
): Impresso {
  const { autor_nome, autor_crm, autor_crm_uf, ocorrido_em, finalizado_em, teleconsulta } = entrada;
  const { dia, hora } = diaEHora(finalizado_em ?? ocorrido_em, fuso);
  const { nome, nome_social, cpf, data_nascimento, sexo } = paciente;
  return {
    formato: 'A4',
    situacao: 'digital',
    clinica: { nome: clinica },
    medico: { nome: autor_nome, crm: autor_crm ?? '', uf: autor_crm_uf ?? '' },
    paciente: {
      nome,
      nomeSocial: nome_social ?? undefined,
      cpf: cpf ?? undefined,
      nascimento: data_nascimento ?? undefined,
      sexo: sexo === 'ignorado' ? undefined : ROTULO_DO_SEXO[sexo],
    },
    quando: `${dia}T${hora}`,
    conteudo: {
      tipo: 'evolucao',
      titulo: `${entrada.adendo_de ? 'Adendo' : 'Evolução'} de ${formatarDataHora(ocorrido_em, fuso)}`,
      secoes: [
        ...secao('Diagnósticos', diagnosticos(entrada)),
        ...secoesEscritas(entrada),
        ...secao('Sinais vitais', sinais(entrada, data_nascimento, fuso)),
        ...secao('Registro', registro(entrada)),
      ],
    },
    verificacao,
    teleconsulta,
  };
}

const secao = (titulo: string, texto: string) => (texto ? [{ titulo, texto }] : []);

function diagnosticos({ diagnosticos }: Entrada): string {
  return diagnosticos
    .map(({ codigo, descricao, certeza }) =>
      certeza === 'hipotese'
        ? `${codigo} ${descricao} (${ROTULO_DA_CERTEZA.hipotese.toLowerCase()})`
        : `${codigo} ${descricao}`,
    )
    .join('\n');
}

function sinais(entrada: Entrada, nascimento: string | null, fuso: string): string {
  return sinaisMedidos(entrada, nascimento, fuso)
    .map(({ rotulo, valor, unidade }) => `${rotulo}: ${valor} ${unidade}`.trim())
    .join('\n');
}

function registro({ id, versao, motivo_correcao }: Entrada): string {
  return [
    `Versão ${versao}, código ${id}`,
    motivo_correcao && `Motivo da correção: ${motivo_correcao}`,
  ]
    .filter(Boolean)
    .join('\n');
}
