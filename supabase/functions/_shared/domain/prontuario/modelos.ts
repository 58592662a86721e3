import type { SecaoLivre } from '../prontuario.ts';

/** A beginning for an entry: texts to be completed, never data of anybody. */
export interface Modelo {
  nome: string;
  /** The specialty that it is for; null: everybody. */
  especialidade: string | null;
  subjetivo: string;
  objetivo: string;
  avaliacao: string;
  plano: string;
  secoes_livres: readonly SecaoLivre[];
}

const SEM_SECOES: readonly SecaoLivre[] = [];

/** The templates that everybody has. */
export const MODELOS_PRONTOS: readonly Modelo[] = [
  {
    nome: 'Primeira consulta',
    especialidade: null,
    subjetivo:
      'Queixa principal: \nHistória da queixa: \nAntecedentes pessoais: \nAntecedentes familiares: \nHábitos: ',
    objetivo:
      'Estado geral: \nCabeça e pescoço: \nCardiovascular: \nRespiratório: \nAbdome: \nMembros: ',
    avaliacao: 'Hipóteses: ',
    plano: 'Exames solicitados: \nPrescrição: \nOrientações: \nRetorno: ',
    secoes_livres: SEM_SECOES,
  },
  {
    nome: 'Retorno',
    especialidade: null,
    subjetivo: 'Desde a última consulta: \nAdesão ao tratamento: \nEfeitos adversos: ',
    objetivo: 'Exame dirigido: \nResultados de exames: ',
    avaliacao: 'Evolução em relação à consulta anterior: ',
    plano: 'Mantido: \nAlterado: \nRetorno: ',
    secoes_livres: SEM_SECOES,
  },
  {
    nome: 'Queixa respiratória aguda',
    especialidade: 'Clínica Médica',
    subjetivo: 'Início: \nTosse: \nFebre: \nDispneia: \nOdinofagia: \nContato com doentes: ',
    objetivo: 'Orofaringe: \nOtoscopia: \nAusculta pulmonar: \nSinais de esforço: ',
    avaliacao: 'Sinais de gravidade: ',
    plano: 'Sintomáticos: \nSinais de alarme explicados. \nReavaliação se: ',
    secoes_livres: SEM_SECOES,
  },
  {
    nome: 'Hipertensão e risco cardiovascular',
    especialidade: 'Cardiologia',
    subjetivo: 'Medidas em casa: \nAdesão: \nSintomas: \nSal, álcool, tabaco e exercício: ',
    objetivo: 'Pressão nos dois braços: \nRitmo e bulhas: \nPulsos e edema: \nECG: ',
    avaliacao: 'Meta de pressão: \nRisco cardiovascular: \nLesões de órgão-alvo: ',
    plano: 'Medicação: \nExames: \nMudanças de hábito combinadas: \nRetorno: ',
    secoes_livres: SEM_SECOES,
  },
  {
    nome: 'Diabetes',
    especialidade: 'Endocrinologia e Metabologia',
    subjetivo: 'Glicemias em casa: \nHipoglicemias: \nAdesão: \nAlimentação e exercício: ',
    objetivo: 'Locais de aplicação: \nHbA1c: \nFunção renal e albuminúria: \nFundo de olho: ',
    avaliacao: 'Meta individual: \nComplicações: ',
    plano: 'Medicação: \nExames: \nEducação em diabetes: \nRetorno: ',
    secoes_livres: [
      { titulo: 'Exame dos pés', texto: 'Pele e unhas: \nPulsos: \nMonofilamento: \nCalçado: ' },
    ],
  },
  {
    nome: 'Puericultura',
    especialidade: 'Pediatria',
    subjetivo: 'Alimentação: \nSono: \nEvacuações e diurese: \nDesenvolvimento segundo a família: ',
    objetivo:
      'Perímetro cefálico: \nFontanela: \nCardiopulmonar: \nAbdome: \nQuadril: \nReflexos: ',
    avaliacao: 'Crescimento: \nDesenvolvimento: \nVacinas: ',
    plano: 'Orientações para a idade: \nSuplementos: \nPróxima consulta: ',
    secoes_livres: SEM_SECOES,
  },
  {
    nome: 'Pré-natal',
    especialidade: 'Ginecologia e Obstetrícia',
    subjetivo: 'Idade gestacional: \nMovimentos fetais: \nPerdas: \nQueixas: ',
    objetivo: 'Altura uterina: \nBatimentos fetais: \nEdema: \nExames e ultrassonografias: ',
    avaliacao: 'Risco gestacional: ',
    plano:
      'Suplementos: \nVacinas: \nExames do trimestre: \nSinais de alarme explicados. \nRetorno: ',
    secoes_livres: SEM_SECOES,
  },
  {
    nome: 'Consulta ginecológica',
    especialidade: 'Ginecologia e Obstetrícia',
    subjetivo: 'Última menstruação: \nCiclos: \nContracepção: \nVida sexual: \nÚltimo preventivo: ',
    objetivo: 'Mamas: \nAbdome: \nExame especular: \nToque: ',
    avaliacao: 'Hipóteses: ',
    plano: 'Exames de rastreio: \nConduta: \nRetorno: ',
    secoes_livres: SEM_SECOES,
  },
  {
    nome: 'Consulta de saúde mental',
    especialidade: 'Psiquiatria',
    subjetivo: 'Humor: \nSono e apetite: \nAnsiedade: \nUso de substâncias: \nRede de apoio: ',
    objetivo: 'Aparência e atitude: \nPensamento: \nSensopercepção: \nJuízo e crítica: ',
    avaliacao: 'Hipótese: \nRisco de suicídio, perguntado diretamente: ',
    plano: 'Medicação: \nPsicoterapia: \nPlano de segurança: \nRetorno: ',
    secoes_livres: SEM_SECOES,
  },
  {
    nome: 'Dor musculoesquelética',
    especialidade: 'Ortopedia e Traumatologia',
    subjetivo:
      'Local e início: \nMecanismo: \nMelhora e piora: \nLimitação: \nTratamentos anteriores: ',
    objetivo: 'Inspeção: \nPalpação: \nAmplitude: \nForça e sensibilidade: \nTestes especiais: ',
    avaliacao: 'Sinais de alarme: \nHipótese: ',
    plano: 'Analgesia: \nFisioterapia: \nImagem: \nAfastamento: \nRetorno: ',
    secoes_livres: SEM_SECOES,
  },
  {
    nome: 'Lesão de pele',
    especialidade: 'Dermatologia',
    subjetivo: 'Início e evolução: \nPrurido ou dor: \nExposição solar: \nTratamentos usados: ',
    objetivo: 'Lesão elementar: \nDistribuição: \nBordas e cor: \nDermatoscopia: ',
    avaliacao: 'Hipótese: ',
    plano: 'Tratamento: \nBiópsia: \nFotoproteção orientada. \nRetorno: ',
    secoes_livres: SEM_SECOES,
  },
  {
    nome: 'Avaliação do idoso',
    especialidade: 'Geriatria',
    subjetivo: 'Quedas no ano: \nMemória: \nHumor: \nContinência: \nSono: \nCuidador: ',
    objetivo: 'Marcha e equilíbrio: \nCognição: \nVisão e audição: \nNutrição: ',
    avaliacao: 'Autonomia e independência: \nSíndromes geriátricas: ',
    plano: 'Medicamentos a retirar: \nPrevenção de quedas: \nVacinas: \nDiretivas antecipadas: ',
    secoes_livres: SEM_SECOES,
  },
  {
    nome: 'Cefaleia',
    especialidade: 'Neurologia',
    subjetivo: 'Frequência e duração: \nLocal e tipo: \nAura: \nGatilhos: \nAnalgésicos por mês: ',
    objetivo: 'Exame neurológico: \nFundo de olho: \nPontos dolorosos: ',
    avaliacao: 'Sinais de alarme: \nTipo de cefaleia: ',
    plano: 'Tratamento da crise: \nProfilaxia: \nDiário de dor. \nRetorno: ',
    secoes_livres: SEM_SECOES,
  },
  {
    nome: 'Atendimento na emergência',
    especialidade: 'Medicina de Emergência',
    subjetivo: 'Motivo e hora do início: \nAlergias, medicamentos e última refeição: ',
    objetivo: 'Via aérea: \nRespiração: \nCirculação: \nNeurológico: \nExposição: ',
    avaliacao: 'Hipóteses e gravidade: ',
    plano: 'Medidas imediatas: \nExames: \nReavaliação às: \nDestino: ',
    secoes_livres: SEM_SECOES,
  },
];
