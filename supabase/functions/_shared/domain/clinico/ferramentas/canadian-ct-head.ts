import { type EntradaDe, medida, numero, simNao } from '../motor/campos.ts';
import { definir, saidaCodigo } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { contar } from '../motor/pontos.ts';

const fonte: Fonte = {
  autor: 'Stiell IG e cols., 2001',
  referencias: [
    {
      citacao: 'Stiell IG et al. Lancet 2001;357:1391-6.',
      doi: '10.1016/S0140-6736(00)04561-X',
    },
  ],
  formula:
    'Risco alto (qualquer um): Glasgow < 15 em 2 h; suspeita de fratura exposta ou com afundamento; sinal de fratura da base; 2 vômitos ou mais; idade ≥ 65 anos. Risco médio (qualquer um): amnésia ≥ 30 min antes do impacto; mecanismo perigoso. Qualquer critério indica tomografia.',
  limites: [
    'Só para Glasgow 13 a 15 com perda de consciência presenciada, amnésia ou confusão.',
    'Não vale abaixo de 16 anos, em uso de anticoagulante nem com convulsão após o trauma: nesses casos a ausência de critérios não dispensa a tomografia.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = {
  gcs_lt_15_at_2h: simNao(
    'Glasgow abaixo de 15 duas horas após o trauma',
    undefined,
    'A regra só vale com Glasgow de 13 a 15 e perda de consciência presenciada, amnésia ou confusão; sem anticoagulante e sem convulsão após o trauma.',
  ),
  suspected_open_depressed_fracture: simNao('Suspeita de fratura exposta ou com afundamento'),
  basal_fracture_sign: simNao(
    'Sinal de fratura da base do crânio',
    undefined,
    'Hemotímpano, olhos de guaxinim, sinal de Battle, saída de liquor pelo ouvido ou pelo nariz.',
  ),
  vomiting_episodes: numero({
    rotulo: 'Episódios de vômito',
    minimo: 0,
    maximo: 100,
    incomumAcima: 20,
    inteiro: true,
  }),
  age: medida('idade_adulto', { minimo: 16, incomumAbaixo: 16 }),
  retrograde_amnesia_ge_30min: simNao('Amnésia de 30 minutos ou mais antes do impacto'),
  dangerous_mechanism: simNao(
    'Mecanismo perigoso',
    undefined,
    'Pedestre atropelado, ocupante ejetado, queda de cerca de 0,9 m (3 pés) ou de 5 degraus ou mais.',
  ),
};
type Entrada = EntradaDe<typeof campos>;

/** One high-risk finding is enough for `alto`; without any, one medium-risk is for `medio`. */
function calcular(entrada: Entrada) {
  const altos = contar(
    entrada.gcs_lt_15_at_2h,
    entrada.suspected_open_depressed_fracture,
    entrada.basal_fracture_sign,
    entrada.vomiting_episodes >= 2,
    entrada.age >= 65,
  );
  const medios = contar(entrada.retrograde_amnesia_ge_30min, entrada.dangerous_mechanism);
  return { ct_indicated: altos + medios > 0, risk: risco(altos, medios) };
}

function risco(altos: number, medios: number): 'alto' | 'medio' | 'nenhum' {
  if (altos > 0) return 'alto';
  return medios > 0 ? 'medio' : 'nenhum';
}

export const canadianCtHead = definir({
  id: 'canadian-ct-head',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Regra canadense da TC de crânio',
  resumo: 'Quem, com trauma craniano leve e Glasgow 13 a 15, precisa de tomografia.',
  categoria: 'trauma',
  especialidades: [
    'Medicina de Emergência',
    'Neurocirurgia',
    'Cirurgia Geral',
    'Clínica Médica',
    'Neurologia',
  ],
  apelidos: [
    'canadian ct head rule',
    'cchr',
    'trauma craniano',
    'tce leve',
    'tomografia de crânio',
    'pancada na cabeça',
  ],
  campos,
  saidas: {
    ct_indicated: { tipo: 'sim-nao', rotulo: 'Tomografia indicada' },
    risk: saidaCodigo('Risco'),
  },
  interpretacoes: [
    {
      de: 'risk',
      faixas: [
        {
          codigo: 'nenhum',
          rotulo: 'Sem critério de tomografia',
          texto: 'desde que a pessoa seja da população da regra.',
          gravidade: 'normal',
        },
        {
          codigo: 'medio',
          rotulo: 'Risco médio: tomografia indicada',
          texto: 'risco de lesão na tomografia.',
          gravidade: 'alerta',
        },
        {
          codigo: 'alto',
          rotulo: 'Risco alto: tomografia indicada',
          texto: 'risco de precisar de neurocirurgia.',
          gravidade: 'critico',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
