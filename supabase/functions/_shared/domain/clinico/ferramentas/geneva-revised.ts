import { type EntradaDe, medida, simNao } from '../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { degraus, pontos } from '../motor/pontos.ts';

const fonte: Fonte = {
  autor: 'Le Gal G e cols., 2006',
  referencias: [
    {
      citacao: 'Le Gal G et al. Ann Intern Med 2006;144:165-71.',
      doi: '10.7326/0003-4819-144-3-200602070-00004',
    },
  ],
  formula:
    'Idade > 65 anos 1; TVP ou TEP prévios 3; cirurgia com anestesia geral ou fratura de membro inferior em até 1 mês 2; câncer ativo 2; dor em uma perna 3; hemoptise 2; FC 75–94 bpm 3, ≥ 95 bpm 5; dor à palpação venosa e edema em uma perna 4. Total de 0 a 22. 0–3 baixa, 4–10 intermediária, 11 ou mais alta.',
  limites: [
    'Adultos com suspeita de TEP; não vale na gestação nem no choque.',
    'Betabloqueador ou marca-passo pode esconder os pontos da frequência.',
  ],
  divergencias: [
    'Existe uma versão simplificada, com 1 ponto por item e outras faixas. Aqui vale a revisada de 2006.',
  ],
  verificacao: {
    formula: {
      estado: 'parcial',
      documento: 'European Respiratory Review, tabela 2 de revisão (reproduz os itens e os pontos)',
      ressalva: 'O artigo original não foi aberto.',
    },
    faixas: SEGUNDA_LEITURA,
  },
  revisadoEm: '2026-11-21',
};

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
type Entrada = EntradaDe<typeof campos>;

/** Points of heart rate, in beats per minute: below 75 none, 75–94 three, 95 or more five. */
const FREQUENCIA = [
  [75, 0],
  [95, 3],
] as const;

/** Points of the revised score (Le Gal 2006); none depends on judgement or on tests. */
function calcular(entrada: Entrada) {
  const itens = pontos(
    [entrada.age > 65, 1],
    [entrada.prior_vte, 3],
    [entrada.surgery_or_fracture, 2],
    [entrada.active_malignancy, 2],
    [entrada.unilateral_leg_pain, 3],
    [entrada.hemoptysis, 2],
    [entrada.leg_palpation_pain_and_edema, 4],
  );
  return { score: itens + degraus(entrada.hr, FREQUENCIA, 5) };
}

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
