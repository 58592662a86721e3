/** The calls that need a session, each as a person with every right would make it. */
export const CHAMADAS_COM_SESSAO: readonly [metodo: string, caminho: string, corpo?: unknown][] = [
  ['GET', '/auth/me'],
  ['PUT', '/auth/profile', { nome: 'Clínica Nova Aurora' }],
  ['GET', '/users/profile'],
  ['GET', '/users/permissions'],
  ['GET', '/users/list'],
  ['GET', '/medical/patients'],
  ['GET', '/medical/doctors'],
  ['GET', '/medical/appointments'],
  ['POST', '/medical/appointments', {}],
  [
    'PUT',
    '/medical/appointments/00000000-0000-4000-8000-000000000000',
    { inicio: '2026-11-30T09:00:00-03:00' },
  ],
  [
    'PUT',
    '/medical/appointments/00000000-0000-4000-8000-000000000000/status',
    { status: 'confirmado' },
  ],
  ['GET', '/medical/stats'],
  ['POST', '/medical/attachments/00000000-0000-4000-8000-000000000000/confirm'],
  ['GET', '/calculators'],
  ['GET', '/calculators/bmi'],
  ['POST', '/calculators/bmi', { weight: 70, height: 175 }],
  ['POST', '/validation/patient-data', { nome: 'Helena Prado' }],
  ['POST', '/validation/prescription', { medications: ['dipirona'] }],
];
