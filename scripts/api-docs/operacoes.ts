import {
  consultaDeAgendamentosSchema,
  consultaDeEstatisticasSchema,
  mudancaDeStatusSchema,
  novoAgendamentoSchema,
  novoHorarioSchema,
  respostaDeAgendamentoSchema,
  respostaDeAgendamentosSchema,
  respostaDeConflitoSchema,
  respostaDeEstatisticasSchema,
} from '@domain/contracts/agenda.ts';
import {
  respostaDeAberturaSchema,
  respostaDeAnexoSchema,
  respostaDeLimpezaSchema,
} from '@domain/contracts/anexos.ts';
import {
  ajusteDeDoseSchema,
  interacoesSchema,
  pedidoDeCalculoSchema,
  respostaDeCalculoSchema,
  respostaDeDescricaoSchema,
  respostaDeMedicamentosSchema,
  respostaDoCatalogoSchema,
} from '@domain/contracts/calculators.ts';
import { semFiltrosSchema } from '@domain/contracts/consulta.ts';
import { prontuarioEmFhirSchema } from '@domain/contracts/exportacao.ts';
import {
  consultaDeMedicosSchema,
  consultaDePacientesSchema,
  respostaDeMedicosSchema,
  respostaDePacientesSchema,
} from '@domain/contracts/medical.ts';
import { respostaDePerfilSchema, respostaDePermissoesSchema } from '@domain/contracts/perfil.ts';
import { consultaDeUsuariosSchema, respostaDeUsuariosSchema } from '@domain/contracts/users.ts';
import {
  dadosDoPacienteSchema,
  prescricaoSchema,
  respostaDePacienteSchema,
  respostaDePrescricaoSchema,
} from '@domain/contracts/validation.ts';
import { TIPO_DE_CONTEUDO_FHIR } from '@domain/fhir/exportar.ts';
import { NOMES_DOS_SINAIS } from '@domain/sinais-vitais.ts';
import { CAMPOS_DO_CADASTRO } from '@domain/validacao/paciente/cadastro.ts';
import { OPERACOES_DA_ASSINATURA } from './assinatura.ts';
import { OPERACOES_DO_ASSISTENTE } from './assistente.ts';
import { OPERACOES_DA_CONTA } from './conta.ts';
import type { Operacao, Recusa } from './operacao.ts';
import { OPERACOES_DO_PLANTAO } from './plantao.ts';

const emCodigo = (nomes: readonly string[]) => nomes.map((nome) => `\`${nome}\``).join(', ');

const CALCULADORAS = ['calculadoras.usar'] as const;
const AGENDA = ['pacientes.cadastrar'] as const;

const SEM_AGENDAMENTO: Recusa = {
  codigo: 'NAO_ENCONTRADO',
  quando: 'o agendamento não existe, ou não está ao alcance de quem chama',
};
const REGRA_DA_AGENDA: Recusa = {
  codigo: 'REGRA_VIOLADA',
  quando: 'uma regra da agenda não permite; a frase diz qual',
};
const HORARIO_OCUPADO: Recusa = {
  codigo: 'CONFLITO',
  quando: 'o horário já está ocupado; `alternativas` traz os livres mais próximos',
  contrato: respostaDeConflitoSchema,
};

/** Every call that the functions answer; a test compares them with the routes themselves. */
export const OPERACOES: readonly Operacao[] = [
  ...OPERACOES_DA_CONTA,
  ...OPERACOES_DO_PLANTAO,
  ...OPERACOES_DO_ASSISTENTE,
  {
    metodo: 'get',
    caminho: '/users/profile',
    resumo: 'O perfil de quem chama.',
    quem: 'sessao',
    resposta: respostaDePerfilSchema,
  },
  {
    metodo: 'get',
    caminho: '/users/permissions',
    resumo: 'As permissões de quem chama.',
    quem: 'sessao',
    resposta: respostaDePermissoesSchema,
  },
  {
    metodo: 'get',
    caminho: '/users/list',
    resumo: 'As pessoas e instituições que quem chama pode ver, por nome.',
    quem: 'sessao',
    consulta: consultaDeUsuariosSchema,
    resposta: respostaDeUsuariosSchema,
  },
  {
    metodo: 'get',
    caminho: '/medical/patients',
    resumo:
      'Os pacientes, por nome. `busca` é parte do nome, CPF, CNS ou telefone; `medico_id`, o médico responsável; sem `ativo` vêm também os inativos; `apos` continua uma página.',
    quem: ['pacientes.ler'],
    consulta: consultaDePacientesSchema,
    resposta: respostaDePacientesSchema,
  },
  {
    metodo: 'get',
    caminho: '/medical/patients/{id}/fhir',
    resumo: 'O prontuário em FHIR R4, para quem o lê; a exportação fica no registro de acessos.',
    quem: 'sessao',
    consulta: semFiltrosSchema,
    resposta: prontuarioEmFhirSchema,
    tipo: TIPO_DE_CONTEUDO_FHIR,
    falhas: [{ codigo: 'NAO_ENCONTRADO', quando: 'quem chama não lê este prontuário' }],
  },
  {
    metodo: 'get',
    caminho: '/medical/doctors',
    resumo:
      'Os médicos, uma linha por vínculo. O médico vê os seus e, se nele atende, o próprio consultório (`vinculo_id` nulo).',
    quem: ['medicos.ler', 'prontuario.escrever'],
    consulta: consultaDeMedicosSchema,
    resposta: respostaDeMedicosSchema,
  },
  {
    metodo: 'get',
    caminho: '/medical/appointments',
    resumo:
      'Os agendamentos, pelo início. `status` aceita vários, com vírgulas; um dia em `de` ou `ate` conta inteiro, no relógio da clínica pedida, senão da única de quem chama, senão de Brasília; `apos` continua uma página.',
    quem: ['agenda.ver'],
    consulta: consultaDeAgendamentosSchema,
    resposta: respostaDeAgendamentosSchema,
  },
  {
    metodo: 'post',
    caminho: '/medical/appointments',
    resumo: 'Agenda. Sem `fim`, dura o que diz o tipo de atendimento.',
    quem: AGENDA,
    corpo: novoAgendamentoSchema,
    status: 201,
    resposta: respostaDeAgendamentoSchema,
    falhas: [
      { codigo: 'PROIBIDO', quando: 'quem chama não agenda para este médico' },
      HORARIO_OCUPADO,
      REGRA_DA_AGENDA,
    ],
  },
  {
    metodo: 'put',
    caminho: '/medical/appointments/{id}',
    resumo:
      'Remarca. Responde o agendamento que passa a valer: o mesmo, no mesmo dia e médico; senão um novo, que nomeia o anterior.',
    quem: AGENDA,
    corpo: novoHorarioSchema,
    resposta: respostaDeAgendamentoSchema,
    falhas: [
      { codigo: 'PROIBIDO', quando: 'a mudança não cabe a quem chama' },
      SEM_AGENDAMENTO,
      HORARIO_OCUPADO,
      REGRA_DA_AGENDA,
    ],
  },
  {
    metodo: 'put',
    caminho: '/medical/appointments/{id}/status',
    resumo: 'Muda a situação do agendamento.',
    quem: AGENDA,
    corpo: mudancaDeStatusSchema,
    resposta: respostaDeAgendamentoSchema,
    falhas: [
      { codigo: 'PROIBIDO', quando: 'a mudança não cabe a quem chama' },
      SEM_AGENDAMENTO,
      HORARIO_OCUPADO,
      REGRA_DA_AGENDA,
    ],
  },
  {
    metodo: 'get',
    caminho: '/medical/stats',
    resumo:
      'Números da agenda: por situação, minutos oferecidos e ocupados, faltas, pacientes novos. Sem `ate`, até hoje; sem `de`, trinta dias; no máximo 366. O médico sem `medico_id` vê os seus.',
    quem: ['agenda.ver'],
    consulta: consultaDeEstatisticasSchema,
    resposta: respostaDeEstatisticasSchema,
  },
  {
    metodo: 'post',
    caminho: '/medical/attachments/{id}/confirm',
    resumo: 'Confere o arquivo que quem chama enviou; o que não é o que diz ser é apagado.',
    quem: 'sessao',
    resposta: respostaDeAnexoSchema,
    falhas: [
      { codigo: 'NAO_ENCONTRADO', quando: 'o anexo não existe, ou foi outra pessoa quem o enviou' },
      { codigo: 'CONFLITO', quando: 'o arquivo ainda não chegou' },
      { codigo: 'REGRA_VIOLADA', quando: 'o arquivo foi recusado; a frase diz por quê' },
    ],
  },
  {
    metodo: 'post',
    caminho: '/medical/attachments/{id}/open',
    resumo:
      'Um endereço que abre o anexo por um minuto, sem sessão; a abertura fica no registro de acessos.',
    quem: 'sessao',
    resposta: respostaDeAberturaSchema,
    falhas: [{ codigo: 'NAO_ENCONTRADO', quando: 'o anexo não existe, ou quem chama não o lê' }],
  },
  {
    metodo: 'post',
    caminho: '/medical/attachments/cleanup',
    resumo: 'Apaga o que foi enviado e não ficou em nenhum lugar; para uma tarefa agendada.',
    quem: 'servico',
    resposta: respostaDeLimpezaSchema,
  },
  {
    metodo: 'get',
    caminho: '/calculators',
    resumo: 'Todas as calculadoras, escores e tabelas, e até onde cada uma foi verificada.',
    quem: CALCULADORAS,
    consulta: semFiltrosSchema,
    resposta: respostaDoCatalogoSchema,
  },
  {
    metodo: 'get',
    caminho: '/calculators/{id}',
    resumo:
      'Campos, saídas, faixas, fontes, fórmula e limites de uso de uma ferramenta; em `esquemas`, o JSON Schema do que ela pede e do que responde.',
    quem: CALCULADORAS,
    resposta: respostaDeDescricaoSchema,
    falhas: [{ codigo: 'NAO_ENCONTRADO', quando: 'a ferramenta não existe' }],
  },
  {
    metodo: 'post',
    caminho: '/calculators/{id}',
    resumo:
      'Calcula. O corpo são os campos que `esquemas.entrada` de `GET /calculators/{id}` descreve e, se preciso, `unidades`, com a unidade de cada campo. `renal-function` e `bmi` trazem as saídas também fora de `resultado`. Nada fica guardado.',
    quem: CALCULADORAS,
    corpo: pedidoDeCalculoSchema,
    resposta: respostaDeCalculoSchema,
    falhas: [{ codigo: 'NAO_ENCONTRADO', quando: 'a ferramenta não existe' }],
  },
  {
    metodo: 'post',
    caminho: '/calculators/dose-adjustment',
    resumo:
      'A dose de um medicamento conforme o clearance (mL/min; 0 é anúria ou diálise); em `doses`, uma linha por via. As saídas vêm também fora de `resultado`.',
    quem: CALCULADORAS,
    corpo: ajusteDeDoseSchema,
    resposta: respostaDeMedicamentosSchema,
  },
  {
    metodo: 'post',
    caminho: '/calculators/drug-interactions',
    resumo:
      'As interações e duplicidades entre medicamentos, e o que não foi reconhecido. As saídas vêm também fora de `resultado`.',
    quem: CALCULADORAS,
    corpo: interacoesSchema,
    resposta: respostaDeMedicamentosSchema,
  },
  {
    metodo: 'post',
    caminho: '/validation/patient-data',
    resumo: `Confere dados de um paciente: ${emCodigo(CAMPOS_DO_CADASTRO)} e, em \`sinais_vitais\`, ${emCodigo(NOMES_DOS_SINAIS)}. Nada fica guardado.`,
    quem: CALCULADORAS,
    corpo: dadosDoPacienteSchema,
    resposta: respostaDePacienteSchema,
  },
  {
    metodo: 'post',
    caminho: '/validation/prescription',
    resumo:
      'Confere uma prescrição: conteúdo, doses, interações e o receituário de cada fármaco. Cada item de `medications` é um texto ou um objeto com as partes. Nada fica guardado.',
    quem: CALCULADORAS,
    corpo: prescricaoSchema,
    resposta: respostaDePrescricaoSchema,
  },
  ...OPERACOES_DA_ASSINATURA,
];
