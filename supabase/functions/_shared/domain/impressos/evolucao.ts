import { localDe } from '../agenda/fuso.ts';
import { ROTULO_DO_SEXO } from '../contracts/paciente.ts';
import type { BaseDaEvolucao } from '../contracts/prontuario-papel.ts';
import { ROTULO_DA_CERTEZA } from '../prontuario/diagnosticos.ts';
import { secoesEscritas } from '../prontuario/secoes.ts';
import { sinaisMedidos } from '../prontuario/sinais-medidos.ts';
import { diaNoPapel, horaNoPapel } from './datas.ts';
import type { Impresso, VerificacaoNoPapel } from './tipos.ts';

/**
 * A finished entry as its paper says it, whole: diagnoses, texts, measures, and which version it is. The
 * hour on it is that of its finishing, so that the paper of an entry is the same whenever it is made.
 */
export function evolucaoNoPapel(base: BaseDaEvolucao, verificacao: VerificacaoNoPapel): Impresso {
  const { entrada, paciente, clinica, fuso } = base;
  const { autor_nome, autor_crm, autor_crm_uf, ocorrido_em, finalizado_em, teleconsulta } = entrada;
  const { nome, nome_social, cpf, data_nascimento, sexo } = paciente;
  const quando = localDe(new Date(ocorrido_em), fuso);
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
    quando: localDe(new Date(finalizado_em), fuso),
    conteudo: {
      tipo: 'evolucao',
      titulo: `${entrada.adendo_de ? 'Adendo' : 'Evolução'} de ${diaNoPapel(quando)} ${horaNoPapel(quando)}`,
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

type Entrada = BaseDaEvolucao['entrada'];

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
