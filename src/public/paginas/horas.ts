import { artigoDaAjuda, criarContaDe } from '../rotas.ts';

/** One hour of the landing page's day: a kind of person, what Pleno does for them, the screen. */
export interface Hora {
  quando: string;
  quem: string;
  titulo: string;
  texto: string;
  acao: { rotulo: string; endereco: string };
  /** Name of the screenshot, and what it shows. */
  captura: string;
  descricao: string;
  telefone: boolean;
  luz?: 'tarde' | 'noite';
}

export const HORAS: readonly Hora[] = [
  {
    quando: '07:42',
    quem: 'Equipe',
    titulo: 'A recepção vê o dia inteiro',
    texto:
      'Quem chegou, quem confirmou, quem espera há mais tempo. Escreva “jose”, venha José. E o prontuário, a recepção não abre.',
    acao: { rotulo: 'Recebi um convite', endereco: artigoDaAjuda('aceitar-convite') },
    captura: 'agenda',
    descricao:
      'Agenda do dia na recepção: as consultas de cada médico, com hora, paciente e situação.',
    telefone: false,
  },
  {
    quando: '08:15',
    quem: 'Médico',
    titulo: 'O médico escreve, o rascunho se guarda',
    texto: 'Evolução e sinais vitais numa tela só, sem tirar as mãos do teclado.',
    acao: { rotulo: 'Criar conta de médico', endereco: criarContaDe('medico') },
    captura: 'evolucao',
    descricao:
      'Nova evolução com os campos subjetivo, objetivo, avaliação e plano, os sinais vitais ao lado e a hora em que o rascunho foi salvo.',
    telefone: false,
  },
  {
    quando: '12:30',
    quem: 'Clínica e hospital',
    titulo: 'A clínica decide quem entra, e até quando',
    texto:
      'Convite por link, de uso único. Encerrar um vínculo fecha o acesso na hora e não apaga o que foi escrito.',
    acao: { rotulo: 'Criar conta de clínica', endereco: criarContaDe('clinica') },
    captura: 'gestao',
    descricao: 'Gestão de médicos: vínculos ativos, vínculos encerrados e convites em aberto.',
    telefone: false,
  },
  {
    quando: '19:05',
    quem: 'Paciente',
    titulo: 'O paciente tem a sua porta',
    texto:
      'A próxima consulta, o que foi compartilhado com ele e quem abriu seu prontuário. Entre clínicas, o banco de dados separa linha por linha.',
    acao: { rotulo: 'Criar conta de paciente', endereco: criarContaDe('paciente') },
    captura: 'paciente',
    descricao:
      'Área do paciente no celular: a próxima consulta, as conversas e o que foi compartilhado.',
    telefone: true,
    luz: 'tarde',
  },
  {
    quando: '03:10',
    quem: 'Plantonista',
    titulo: 'De madrugada, o plantão no celular',
    texto:
      'Pacientes por cor, reavaliações e passagem assinada, também sem sinal, em tema escuro de verdade.',
    acao: { rotulo: 'Criar conta de plantonista', endereco: criarContaDe('plantonista') },
    captura: 'plantonista',
    descricao: 'Área do plantonista no celular, em tema escuro.',
    telefone: true,
    luz: 'noite',
  },
];
