/** Each way in which a cloud of certificates fails, as a person reads it. */
export const RECUSAS_DA_NUVEM = {
  recusada: 'A autorização foi recusada na certificadora. Nada foi assinado.',
  vencida: 'A autorização da certificadora venceu ou já foi usada. Autorize de novo.',
  outraPessoa:
    'O certificado em nuvem que foi autorizado é de outro CPF. Entre na certificadora com o seu.',
  semCertificado:
    'A certificadora não tem certificado válido em seu nome. Confira no aplicativo dela.',
  semResposta:
    'A certificadora demorou demais para responder. Tente de novo, ou assine por outro meio.',
  indisponivel:
    'A certificadora não respondeu como devia. Tente de novo em instantes, ou assine por outro meio.',
} as const;
export type MotivoDaNuvem = keyof typeof RECUSAS_DA_NUVEM;

/** A cloud that did not do as it was asked. Carries no token, code or secret. */
export class FalhaDeNuvem extends Error {
  override readonly name = 'FalhaDeNuvem';

  constructor(readonly motivo: MotivoDaNuvem) {
    super(RECUSAS_DA_NUVEM[motivo]);
  }
}
