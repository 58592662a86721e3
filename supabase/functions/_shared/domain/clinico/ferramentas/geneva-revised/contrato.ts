import { type EntradaDe, medida, simNao } from '../../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  age: medida('idade_adulto'),
  prior_vte: simNao('TVP ou TEP prévios', 3),
  surgery_or_fracture: simNao(
    'Cirurgia ou fratura no último mês',
    2,
    'Cirurgia com anestesia geral, ou fratura de membro inferior.',
  ),
  active_malignancy: simNao(
    'Câncer ativo',
    2,
    'Sólido ou hematológico, ativo ou considerado curado há menos de 1 ano.',
  ),
  unilateral_leg_pain: simNao('Dor em uma perna só', 3),
  hemoptysis: simNao('Hemoptise', 2),
  hr: medida('fc'),
  leg_palpation_pain_and_edema: simNao('Dor à palpação venosa e edema em uma perna só', 4),
};
export type Entrada = EntradaDe<typeof campos>;

export const genevaRevised = definir({
  id: 'geneva-revised',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Genebra revisado',
  resumo: 'Probabilidade de embolia pulmonar só com dados objetivos.',
  categoria: 'tromboembolismo',
  especialidades: ['Clínica Médica', 'Medicina de Emergência', 'Pneumologia', 'Cardiologia'],
  apelidos: ['geneva', 'genebra', 'embolia pulmonar', 'tep', 'pulmonary embolism', 'dispneia'],
  campos,
  saidas: { score: saidaPontos(), risk: saidaCodigo('Probabilidade') },
  interpretacoes: [
    {
      de: 'score',
      classe: 'risk',
      faixas: [
        { codigo: 'baixa', abaixoDe: 4, rotulo: 'Probabilidade baixa', gravidade: 'normal' },
        {
          codigo: 'intermediaria',
          abaixoDe: 11,
          rotulo: 'Probabilidade intermediária',
          gravidade: 'atencao',
        },
        { codigo: 'alta', rotulo: 'Probabilidade alta', gravidade: 'alerta' },
      ],
    },
  ],
  fonte,
  calcular,
});
