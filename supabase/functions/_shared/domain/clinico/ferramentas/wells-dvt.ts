import { type EntradaDe, simNao } from '../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { contar, pontos } from '../motor/pontos.ts';

const fonte: Fonte = {
  autor: 'Wells PS e cols., 2003',
  referencias: [
    { citacao: 'Wells PS et al. N Engl J Med 2003;349:1227-35.', doi: '10.1056/NEJMoa023153' },
  ],
  formula:
    '1 ponto para cada: câncer ativo; paralisia, paresia ou gesso; acamado ≥ 3 dias ou cirurgia de grande porte em até 12 semanas; dor no trajeto venoso; edema de toda a perna; panturrilha > 3 cm; edema com cacifo; veias colaterais; TVP prévia. Outro diagnóstico tão provável: −2. Total de −2 a 9. Provável com 2 ou mais.',
  limites: [
    'Adultos com suspeita de TVP da perna; não vale para braço nem na gestação.',
    'Com sintomas nas duas pernas, avalie a mais acometida.',
  ],
  divergencias: [
    'A versão de 1997 não conta TVP prévia e usa três níveis (até 0, 1 a 2, 3 ou mais). Aqui vale a de 2003.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

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
type Entrada = EntradaDe<typeof campos>;

/** One point for each of nine findings, two less when another diagnosis explains as well (Wells 2003). */
function calcular(entrada: Entrada) {
  const achados = contar(
    entrada.active_cancer,
    entrada.paralysis_or_immobilization,
    entrada.bedridden_or_surgery,
    entrada.localized_tenderness,
    entrada.entire_leg_swollen,
    entrada.calf_swelling_gt_3cm,
    entrada.pitting_edema,
    entrada.collateral_veins,
    entrada.previous_dvt,
  );
  return { score: achados + pontos([entrada.alternative_diagnosis, -2]) };
}

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
