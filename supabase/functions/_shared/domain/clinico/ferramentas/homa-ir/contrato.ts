import { type EntradaDe, medida, numero } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

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
export type Entrada = EntradaDe<typeof campos>;

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
