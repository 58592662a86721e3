import type { GrupoDeAjuda } from '../artigo.ts';

const DO_CRM = ['medico', 'clinica', 'hospital', 'staff'] as const;

export const crm: GrupoDeAjuda = {
  id: 'crm',
  titulo: 'CRM',
  artigos: [
    {
      id: 'quadro-do-crm',
      titulo: 'Acompanhar pessoas do primeiro contato ao retorno',
      para: DO_CRM,
      palavras: ['funil', 'kanban', 'lead', 'estágio', 'arrastar', 'oportunidade', 'teclado'],
      corpo: (
        <>
          <p>
            Cada pessoa tem um cartão, no estágio em que está. O quadro segue a agenda por si: quem
            agenda vai para <strong>Agendado</strong>; quem é atendido, para{' '}
            <strong>Compareceu</strong> e, a partir da segunda vez, para{' '}
            <strong>Em tratamento</strong>; quem cancela ou falta volta de onde veio. Vencido o
            retorno que o médico planejou, o cartão passa a <strong>Retorno</strong>; sem visita por
            muito tempo, a <strong>Inativo</strong>. Quem está em tratamento e marca a próxima
            consulta continua em tratamento.
          </p>
          <p>
            Para mudar à mão, arraste o cartão, use o botão de setas ou o teclado: as setas
            percorrem os cartões e <kbd>Shift</kbd> com <kbd>←</kbd> ou <kbd>→</kbd> move. O que
            você escolhe vale até o próximo fato da agenda. Nada do prontuário aparece no CRM.
          </p>
        </>
      ),
    },
    {
      id: 'lead-vira-paciente',
      titulo: 'Transformar um contato em paciente',
      para: DO_CRM,
      palavras: ['cadastrar lead', 'vincular', 'converter', 'juntar cartões'],
      corpo: (
        <p>
          No cartão, escolha <strong>Cadastrar como paciente</strong>: o cadastro abre com nome,
          telefone e e-mail preenchidos e, ao salvar, fica ligado ao cartão. Se a pessoa já tem
          cadastro, escolha <strong>Já tem cadastro</strong>: notas, tarefas e consentimentos passam
          para o cartão do paciente.
        </p>
      ),
    },
    {
      id: 'protocolos-e-tarefas',
      titulo: 'Tarefas e protocolos de contato',
      para: DO_CRM,
      palavras: ['lembrete', 'confirmar presença', 'pós-consulta', 'D-1', 'passo'],
      corpo: (
        <p>
          Em <strong>Protocolos</strong>, diga o que fazer dias antes ou depois de cada tipo de
          atendimento, como confirmar a presença na véspera. Cada atendimento marcado ganha as suas
          tarefas; se for cancelado, as que estavam abertas saem da lista. Outras tarefas são
          criadas no cartão da pessoa, com prazo e responsável.
        </p>
      ),
    },
    {
      id: 'quem-contatar',
      titulo: 'Quem contatar e o consentimento',
      para: DO_CRM,
      palavras: ['aniversário', 'recall', 'marketing', 'lgpd', 'csv', 'planilha', 'divulgação'],
      corpo: (
        <>
          <p>
            Em <strong>Quem contatar</strong> estão as pessoas que não vêm há meses e as
            aniversariantes. Escolha a finalidade e o canal. Para divulgação, a lista traz só quem
            consentiu por aquele canal; para cuidado, deixa de fora quem pediu para não ser
            contatado. A lista pode ser exportada para uma planilha.
          </p>
          <p>
            O consentimento é registrado e revogado no cartão da pessoa, por canal e finalidade, com
            data e forma. O que foi registrado fica na história.
          </p>
        </>
      ),
    },
  ],
};
