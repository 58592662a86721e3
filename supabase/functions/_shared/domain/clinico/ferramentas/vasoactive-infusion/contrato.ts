import { type EntradaDe, escolha, medida, numero, opcional } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { FARMACOS } from './farmacos.ts';
import { fonte } from './fonte.ts';

const campos = {
  drug: opcional(
    escolha(
      'Fármaco',
      [
        ['norepinefrina', FARMACOS.norepinefrina.rotulo],
        ['norepinefrina_hemitartarato', FARMACOS.norepinefrina_hemitartarato.rotulo],
        ['epinefrina', FARMACOS.epinefrina.rotulo],
        ['dopamina', FARMACOS.dopamina.rotulo],
        ['dobutamina', FARMACOS.dobutamina.rotulo],
        ['nitroprussiato', FARMACOS.nitroprussiato.rotulo],
        ['milrinona', FARMACOS.milrinona.rotulo],
        ['esmolol', FARMACOS.esmolol.rotulo],
        ['propofol', FARMACOS.propofol.rotulo],
      ],
      'Só fármacos em mcg/kg/min; serve para conferir a faixa usual.',
    ),
  ),
  dose_mcg_kg_min: opcional(
    numero({ rotulo: 'Dose', unidade: 'mcg/kg/min', minimo: 0.001, maximo: 1000 }),
  ),
  weight_kg: medida('peso'),
  drug_mg: numero({
    rotulo: 'Fármaco na solução',
    unidade: 'mg',
    minimo: 0.01,
    maximo: 20_000,
    ajuda: 'Total de mg na bolsa ou seringa.',
  }),
  volume_ml: numero({
    rotulo: 'Volume da solução',
    unidade: 'mL',
    minimo: 1,
    maximo: 3000,
    ajuda: 'Volume final, com o do fármaco.',
  }),
  rate_ml_h: opcional(numero({ rotulo: 'Vazão', unidade: 'mL/h', minimo: 0.01, maximo: 2000 })),
};
export type Entrada = EntradaDe<typeof campos>;

export const vasoactiveInfusion = definir({
  id: 'vasoactive-infusion',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Infusão em mcg/kg/min',
  resumo: 'Vazão pela dose, ou dose pela vazão, de droga vasoativa em bomba.',
  categoria: 'infusao',
  especialidades: ['Medicina Intensiva', 'Medicina de Emergência', 'Anestesiologia', 'Cardiologia'],
  apelidos: [
    'droga vasoativa',
    'noradrenalina',
    'norepinefrina',
    'dobutamina',
    'dopamina',
    'adrenalina',
    'epinefrina',
    'nitroprussiato',
    'milrinona',
    'esmolol',
    'propofol',
    'choque',
    'bomba de infusão',
    'mcg/kg/min',
  ],
  campos,
  exigencias: [{ quantos: 'exatamente-um', de: ['dose_mcg_kg_min', 'rate_ml_h'] }],
  saidas: {
    concentration_mcg_ml: saidaNumero('Concentração', 'mcg/mL', 1),
    rate_ml_h: saidaNumero('Vazão', 'mL/h', 1),
    dose_mcg_kg_min: saidaNumero('Dose', 'mcg/kg/min', 3),
  },
  interpretacoes: [],
  fonte,
  calcular,
});
