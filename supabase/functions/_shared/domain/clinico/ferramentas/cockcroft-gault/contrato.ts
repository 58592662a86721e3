import { type EntradaDe, medida, opcional, sexo } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  age: medida('idade_adulto'),
  weight: medida('peso_adulto'),
  creatinine: medida('creatinina'),
  gender: sexo(),
  height_cm: opcional(
    medida('altura_adulto', { ajuda: 'Com ela se comparam os pesos real, ideal e ajustado.' }),
  ),
};
export type Entrada = EntradaDe<typeof campos>;

export const cockcroftGault = definir({
  id: 'cockcroft-gault',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Depuração de creatinina (Cockcroft-Gault)',
  resumo: 'A estimativa que a maioria das bulas usa para ajustar doses.',
  categoria: 'renal',
  especialidades: ['Nefrologia', 'Clínica Médica', 'Infectologia', 'Geriatria'],
  apelidos: [
    'clearance de creatinina',
    'clcr',
    'cockcroft',
    'função renal',
    'ajuste de dose',
    'creatinine clearance',
  ],
  campos,
  saidas: {
    clcr: saidaNumero('ClCr com o peso real', 'mL/min', 0),
    ibw_kg: saidaNumero('Peso ideal', 'kg', 1),
    adjbw_kg: saidaNumero('Peso ajustado', 'kg', 1),
    clcr_ibw: saidaNumero('ClCr com o peso ideal', 'mL/min', 0),
    clcr_adjbw: saidaNumero('ClCr com o peso ajustado', 'mL/min', 0),
  },
  interpretacoes: [],
  fonte,
  calcular,
});
