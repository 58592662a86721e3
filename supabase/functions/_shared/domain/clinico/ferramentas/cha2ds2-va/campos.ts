import { medida, sexo, simNao } from '../../motor/campos.ts';

/** What both versions ask: the one with and the one without the point for sex. */
export const CAMPOS_CHADS = {
  age: medida('idade_adulto'),
  gender: sexo(),
  chf: simNao(
    'Insuficiência cardíaca',
    1,
    'Sinais ou sintomas, ou fração de ejeção de 40% ou menos.',
  ),
  hypertension: simNao('Hipertensão', 1, 'Diagnosticada ou em tratamento.'),
  diabetes: simNao('Diabetes', 1),
  stroke_tia: simNao('AVC, AIT ou embolia sistêmica', 2),
  vascular_disease: simNao(
    'Doença vascular',
    1,
    'Infarto prévio, doença arterial periférica ou placa na aorta.',
  ),
};
