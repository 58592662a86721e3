import { type EntradaDe, medida, opcional, sexo } from '../../motor/campos.ts';
import { definir, saidaCodigo, saidaNumero } from '../../motor/ferramenta.ts';
import { CATEGORIAS_DE_TFG } from '../ckd-epi-2021/contrato.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  // From 0, so that a child is refused by the sentence that names the right equation.
  age: medida('idade_adulto', { minimo: 0, ajuda: 'A partir de 18 anos.' }),
  weight: medida('peso_adulto'),
  creatinine: medida('creatinina'),
  gender: sexo(),
  height_cm: opcional(
    medida('altura_adulto', { ajuda: 'Com ela se sugere o peso do Cockcroft-Gault.' }),
  ),
};
export type Entrada = EntradaDe<typeof campos>;

export const renalFunction = definir({
  id: 'renal-function',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Função renal',
  resumo: 'Depuração de creatinina e filtração glomerular estimada, lado a lado.',
  categoria: 'renal',
  especialidades: ['Nefrologia', 'Clínica Médica', 'Medicina de Família e Comunidade', 'Geriatria'],
  apelidos: [
    'clearance de creatinina',
    'cockcroft-gault',
    'ckd-epi',
    'tfg',
    'insuficiência renal',
    'ajuste de dose',
    'renal function',
  ],
  campos,
  saidas: {
    cockcroft_gault: saidaNumero('ClCr (Cockcroft-Gault)', 'mL/min', 0),
    ckd_epi_2021: saidaNumero('TFGe (CKD-EPI 2021)', 'mL/min/1,73 m²', 0),
    stage: saidaCodigo('Categoria de TFG'),
  },
  interpretacoes: [{ de: 'ckd_epi_2021', classe: 'stage', faixas: CATEGORIAS_DE_TFG }],
  fonte,
  calcular,
});
