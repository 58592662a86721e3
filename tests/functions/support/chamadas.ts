/** The calls that need a session, each as a person with every right would make it. */
export const CHAMADAS_COM_SESSAO: readonly [metodo: string, caminho: string, corpo?: unknown][] = [
  ['GET', '/auth/me'],
  ['PUT', '/auth/profile', { nome: 'Clínica Nova Aurora' }],
  ['GET', '/users/profile'],
  ['GET', '/users/permissions'],
  ['GET', '/users/list'],
  ['GET', '/medical/patients'],
  ['GET', '/medical/doctors'],
  ['GET', '/calculators'],
  ['GET', '/calculators/bmi'],
  ['POST', '/calculators/bmi', { weight: 70, height: 175 }],
  ['POST', '/validation/patient-data', { nome: 'Helena Prado' }],
  ['POST', '/validation/prescription', { medications: ['dipirona'] }],
];
