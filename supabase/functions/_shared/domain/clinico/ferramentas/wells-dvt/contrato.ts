import { type EntradaDe, simNao } from '../../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  active_cancer: simNao(
    'Câncer ativo',
    1,
    'Em tratamento, tratado nos últimos 6 meses ou paliativo.',
  ),
  paralysis_or_immobilization: simNao('Paralisia, paresia ou imobilização com gesso da perna', 1),
  bedridden_or_surgery: simNao(
    'Acamado ou cirurgia recente',
    1,
    'Acamado por 3 dias ou mais, ou cirurgia de grande porte nas últimas 12 semanas.',
  ),
  localized_tenderness: simNao('Dor no trajeto das veias profundas', 1),
  entire_leg_swollen: simNao('Edema de toda a perna', 1),
  calf_swelling_gt_3cm: simNao(
    'Panturrilha mais de 3 cm maior que a outra',
    1,
    'Medida 10 cm abaixo da tuberosidade da tíbia.',
  ),
  pitting_edema: simNao('Edema com cacifo só na perna com sintomas', 1),
  collateral_veins: simNao('Veias superficiais colaterais, não varicosas', 1),
  previous_dvt: simNao('TVP prévia documentada', 1),
  alternative_diagnosis: simNao('Outro diagnóstico pelo menos tão provável quanto TVP', -2),
};
export type Entrada = EntradaDe<typeof campos>;

export const wellsDvt = definir({
  id: 'wells-dvt',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Wells para TVP',
  resumo: 'Probabilidade de trombose venosa profunda da perna antes dos exames.',
  categoria: 'tromboembolismo',
  especialidades: [
    'Clínica Médica',
    'Medicina de Emergência',
    'Angiologia',
    'Cirurgia Vascular',
    'Medicina de Família e Comunidade',
  ],
  apelidos: [
    'wells tvp',
    'trombose venosa profunda',
    'deep vein thrombosis',
    'dvt',
    'perna inchada',
    'edema assimétrico',
  ],
  campos,
  saidas: { score: saidaPontos(), two_tier: saidaCodigo('Probabilidade') },
  interpretacoes: [
    {
      de: 'score',
      classe: 'two_tier',
      faixas: [
        {
          codigo: 'improvavel',
          abaixoDe: 2,
          rotulo: 'TVP improvável',
          texto: 'em geral, o próximo passo é o dímero D.',
          gravidade: 'normal',
        },
        {
          codigo: 'provavel',
          rotulo: 'TVP provável',
          texto: 'em geral, o próximo passo é o ultrassom com Doppler.',
          gravidade: 'alerta',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
