import { type EntradaDe, medida, sexo } from '../motor/campos.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { potencia } from '../motor/matematica.ts';
import type { Notas } from '../motor/notas.ts';
import { coeficienteDeRaca } from './comum/campos.ts';
import { IMPLEMENTACAO_ABERTA } from './comum/verificacoes.ts';

const fonte: Fonte = {
  autor: 'Levey AS e cols., 2006',
  referencias: [
    {
      citacao: 'Levey AS et al. Ann Intern Med 2006;145:247-54.',
      doi: '10.7326/0003-4819-145-4-200608150-00004',
    },
  ],
  formula:
    'TFGe = 175 × Cr^−1,154 × idade^−0,203 (× 0,742 se mulher). Cr em mg/dL, dosada com padrão rastreável a IDMS.',
  limites: [
    'Imprecisa acima de 60 mL/min/1,73 m²: relate apenas “> 60”. Para decidir, prefira a CKD-EPI 2021.',
    'Só para adultos (18 anos ou mais), com creatinina estável: não vale em lesão renal aguda nem em diálise.',
  ],
  divergencias: [
    'O artigo multiplica por 1,212 em pessoas negras; o uso é histórico, e aqui o coeficiente só entra se for pedido.',
  ],
  verificacao: { formula: IMPLEMENTACAO_ABERTA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = {
  age: medida('idade_adulto'),
  creatinine: medida('creatinina'),
  gender: sexo(),
  black: coeficienteDeRaca(),
};
type Entrada = EntradaDe<typeof campos>;

const FATOR_FEMININO = 0.742;

const COEFICIENTE_DE_RACA = 1.212;

/** mL/min/1.73 m²; above it the equation is reported as ">60". */
const LIMITE_DE_RELATO = 60;

/** Estimated GFR in mL/min/1.73 m²; creatinine in mg/dL, IDMS-traceable (Levey 2006). */
function calcular({ age, creatinine, gender, black }: Entrada, notas: Notas) {
  const egfr =
    175 *
    potencia(creatinine, -1.154) *
    potencia(age, -0.203) *
    (gender === 'feminino' ? FATOR_FEMININO : 1) *
    (black ? COEFICIENTE_DE_RACA : 1);
  if (egfr > LIMITE_DE_RELATO) {
    notas.aviso('Acima de 60 a MDRD é imprecisa: relate “> 60” ou use a CKD-EPI 2021.');
  }
  return { egfr };
}

export const mdrd4 = definir({
  id: 'mdrd-4',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'TFGe MDRD (4 variáveis)',
  resumo: 'Filtração glomerular pela equação MDRD, para comparar com laudos antigos.',
  categoria: 'renal',
  especialidades: ['Nefrologia', 'Clínica Médica'],
  apelidos: ['mdrd', 'tfg', 'egfr', 'filtração glomerular', 'função renal'],
  campos,
  saidas: { egfr: saidaNumero('TFGe', 'mL/min/1,73 m²', 0) },
  interpretacoes: [],
  fonte,
  calcular,
});
