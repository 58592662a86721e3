import { type EntradaDe, medida, numero } from '../motor/campos.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';

const fonte: Fonte = {
  autor: 'Matthews DR e cols., 1985; cortes do BRAMS (Geloneze B e cols., 2009)',
  referencias: [
    { citacao: 'Matthews DR et al. Diabetologia 1985;28:412-9.', doi: '10.1007/BF00280883' },
    { citacao: 'Geloneze B et al. Arq Bras Endocrinol Metabol 2009;53:281-7.' },
    {
      citacao: 'Diniz MFHS et al. ELSA-Brasil. Cad Saúde Pública 2020;36(8).',
      doi: '10.1590/0102-311x00072120',
    },
  ],
  formula: 'HOMA-IR = glicemia (mg/dL) × insulina (µUI/mL) ÷ 405, as duas em jejum.',
  limites: [
    'Só em jejum e sem insulina exógena.',
    'O método de dosagem da insulina muda o valor: compare resultados do mesmo laboratório.',
    'Os cortes são de adultos e do HOMA1; o HOMA2 tem outros.',
  ],
  divergencias: [
    'Cortes mudam com a população: BRAMS usa 2,7 para resistência e 2,3 para síndrome metabólica; o ELSA-Brasil achou 2,35 para síndrome metabólica. Usado o BRAMS.',
  ],
  verificacao: {
    formula: SEGUNDA_LEITURA,
    faixas: {
      estado: 'parcial',
      documento: 'Resumo do ELSA-Brasil (Cad Saúde Pública 2020), que cita o corte 2,7 do BRAMS',
      ressalva: 'O artigo do BRAMS não foi aberto; o corte 2,3 não foi lido nele.',
    },
  },
  revisadoEm: '2026-11-21',
};

const campos = {
  glucose_mg_dl: medida('glicemia', { rotulo: 'Glicemia de jejum', incomumAcima: 300 }),
  insulin_uui_ml: numero({
    rotulo: 'Insulina de jejum',
    unidade: 'µUI/mL',
    minimo: 0.1,
    maximo: 1000,
    incomumAbaixo: 1,
    incomumAcima: 200,
  }),
};
type Entrada = EntradaDe<typeof campos>;

/** Fasting glucose (mg/dL) × fasting insulin (µUI/mL) ÷ 405; the same as mmol/L × µUI/mL ÷ 22.5. */
function calcular({ glucose_mg_dl, insulin_uui_ml }: Entrada) {
  return { homa_ir: (glucose_mg_dl * insulin_uui_ml) / 405 };
}

export const homaIr = definir({
  id: 'homa-ir',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'HOMA-IR',
  resumo: 'Resistência à insulina pela glicemia e insulina de jejum.',
  categoria: 'laboratorio',
  especialidades: [
    'Endocrinologia e Metabologia',
    'Clínica Médica',
    'Nutrologia',
    'Ginecologia e Obstetrícia',
  ],
  apelidos: ['homa', 'resistência à insulina', 'síndrome metabólica', 'insulina de jejum'],
  campos,
  saidas: { homa_ir: saidaNumero('HOMA-IR', '', 2) },
  interpretacoes: [
    {
      de: 'homa_ir',
      faixas: [
        {
          codigo: 'sem_resistencia',
          ate: 2.3,
          rotulo: 'Abaixo dos cortes brasileiros',
          gravidade: 'normal',
        },
        {
          codigo: 'acima_do_corte_de_sindrome_metabolica',
          ate: 2.7,
          rotulo: 'Acima do corte associado à síndrome metabólica (2,3)',
          texto: 'ainda sem critério de resistência à insulina.',
          gravidade: 'atencao',
        },
        {
          codigo: 'resistencia',
          rotulo: 'Resistência à insulina (acima de 2,7)',
          gravidade: 'alerta',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
