import { type EntradaDe, medida, numero, opcional, simNao } from '../../motor/campos.ts';
import { definir, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { FAIXAS_DE_CHOQUE, FAIXAS_DE_SEPSE } from './faixas.ts';
import { fonte } from './fonte.ts';

const campos = {
  age_months: medida('idade_meses', { ajuda: 'Menos de 216 meses (18 anos).' }),
  suspected_infection: simNao('Infecção suspeita ou confirmada'),
  pao2: opcional(medida('pao2')),
  spo2: opcional(medida('spo2', { ajuda: 'Só conta até 97%.' })),
  fio2: opcional(medida('fio2')),
  respiratory_support: opcional(
    simNao('Suporte respiratório', undefined, 'Oxigênio, alto fluxo ou ventilação.'),
  ),
  imv: opcional(simNao('Ventilação mecânica invasiva')),
  vasoactive_count: opcional(
    numero({
      rotulo: 'Fármacos vasoativos em uso',
      minimo: 0,
      maximo: 6,
      inteiro: true,
      ajuda: 'Adrenalina, noradrenalina, dopamina, dobutamina, milrinona e vasopressina.',
    }),
  ),
  lactate: opcional(medida('lactato')),
  map: opcional(medida('pam')),
  platelets: opcional(medida('plaquetas')),
  inr: opcional(medida('inr')),
  d_dimer_mg_l: opcional(
    numero({ rotulo: 'Dímero D', unidade: 'mg/L FEU', minimo: 0, maximo: 500 }),
  ),
  fibrinogen: opcional(
    numero({ rotulo: 'Fibrinogênio', unidade: 'mg/dL', minimo: 0, maximo: 2000 }),
  ),
  gcs: opcional(medida('glasgow')),
  fixed_pupils_bilateral: opcional(simNao('Pupilas fixas dos dois lados')),
};
export type Entrada = EntradaDe<typeof campos>;

export const phoenixSepsis = definir({
  id: 'phoenix-sepsis',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Phoenix (sepse pediátrica)',
  resumo: 'Critérios de sepse e choque séptico antes dos 18 anos.',
  categoria: 'deterioracao',
  especialidades: ['Pediatria', 'Medicina Intensiva', 'Medicina de Emergência', 'Infectologia'],
  apelidos: [
    'phoenix sepsis score',
    'sepse na criança',
    'sepse pediátrica',
    'choque séptico pediátrico',
    'disfunção orgânica na criança',
  ],
  campos,
  saidas: {
    score: saidaPontos(),
    components: {
      tipo: 'partes',
      rotulo: 'Sistemas',
      partes: {
        respiratory: 'Respiratório',
        cardiovascular: 'Cardiovascular',
        coagulation: 'Coagulação',
        neurologic: 'Neurológico',
      },
    },
    sepsis: { tipo: 'sim-nao', rotulo: 'Sepse' },
    septic_shock: { tipo: 'sim-nao', rotulo: 'Choque séptico' },
  },
  interpretacoes: [
    { de: 'sepsis', faixas: FAIXAS_DE_SEPSE },
    { de: 'septic_shock', faixas: FAIXAS_DE_CHOQUE },
  ],
  fonte,
  calcular,
});
