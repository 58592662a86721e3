/** One hour of the landing page's day: a kind of person, what Pleno does for them, the screen. */
export interface Hora {
  quando: string;
  quem: string;
  titulo: string;
  texto: string;
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
    titulo: 'A recepção encontra antes de cadastrar',
    texto:
      'Escreva “jose”, venha José. CPF e CNS são conferidos dígito a dígito, e o cadastro parecido aparece antes que nasça o segundo. O prontuário, a recepção não abre.',
    captura: 'cadastro',
    descricao:
      'Cadastro de paciente com aviso de um cadastro parecido, com o mesmo nome e a mesma data de nascimento.',
    telefone: false,
  },
  {
    quando: '08:15',
    quem: 'Médico',
    titulo: 'O médico escreve, o rascunho se guarda',
    texto:
      'Evolução e sinais vitais numa tela só, sem tirar as mãos do teclado. Em cada clínica, os pacientes dela e de mais ninguém.',
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
      'Convite por link, de uso único e com validade. Encerrar um vínculo fecha o acesso na hora e não apaga nada do que foi escrito.',
    captura: 'gestao',
    descricao: 'Gestão de médicos: vínculos ativos, vínculos encerrados e convites em aberto.',
    telefone: false,
  },
  {
    quando: '19:05',
    quem: 'Paciente',
    titulo: 'O paciente fica com quem o atende',
    texto:
      'Quem separa uma clínica da outra é o banco de dados, linha por linha. Um médico de fora procura pelo nome e não encontra ninguém.',
    captura: 'busca-vazia',
    descricao: 'Busca de um médico de outra clínica pelo nome do paciente: nenhum resultado.',
    telefone: true,
    luz: 'tarde',
  },
  {
    quando: '03:10',
    quem: 'Plantonista',
    titulo: 'De madrugada, uma tela que não ofusca',
    texto:
      'Tema escuro de verdade e botões que o polegar alcança. O módulo de plantão, com calculadoras e escores, está em construção.',
    captura: 'plantonista',
    descricao: 'Área do plantonista no celular, em tema escuro.',
    telefone: true,
    luz: 'noite',
  },
];
