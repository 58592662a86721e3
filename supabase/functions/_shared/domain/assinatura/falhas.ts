/** Each reason why a certificate cannot be used, as a person reads it: what is wrong, and what to do. */
export const RECUSAS_DE_CERTIFICADO = {
  arquivoInvalido:
    'Este arquivo não é um certificado A1 (.pfx ou .p12). Escolha o arquivo que a certificadora entregou.',
  senhaIncorreta: 'Senha do certificado incorreta. Digite de novo, com maiúsculas e minúsculas.',
  semChave:
    'Este arquivo traz o certificado sem a chave que assina. Exporte-o de novo com a chave privada.',
  semCpf:
    'Este certificado não traz CPF. Use um certificado de pessoa física (e-CPF) da ICP-Brasil.',
  chaveNaoAceita:
    'A chave deste certificado é de um tipo que ainda não se usa aqui. Use um certificado RSA ou ECDSA.',
} as const;
export type MotivoDoCertificado = keyof typeof RECUSAS_DE_CERTIFICADO;

/** A certificate, or the file it came in, that cannot be used. */
export class FalhaDeCertificado extends Error {
  override readonly name = 'FalhaDeCertificado';

  constructor(readonly motivo: MotivoDoCertificado) {
    super(RECUSAS_DE_CERTIFICADO[motivo]);
  }
}

/** Each reason why a PDF cannot be signed or read, as a person reads it. */
export const RECUSAS_DE_PDF = {
  naoEhPdf: 'Este arquivo não é um PDF. Escolha o documento em PDF.',
  grande: 'Este PDF passa de 25 MB. Use um arquivo menor.',
  danificado: 'Este PDF está incompleto ou danificado. Baixe-o de novo de onde veio.',
  protegido: 'Este PDF pede senha. Salve uma cópia sem senha e tente de novo.',
  comConteudoOculto:
    'Este PDF leva código ou outros arquivos dentro dele e não pode ser conferido. Peça o original a quem emitiu.',
  jaAssinado: 'Este PDF já está assinado. Envie-o como documento assinado, sem assinar de novo.',
  semEspaco: 'A assinatura não coube no documento. Gere o documento de novo e assine outra vez.',
} as const;
export type MotivoDoPdf = keyof typeof RECUSAS_DE_PDF;

/** A PDF that cannot be signed or read. */
export class FalhaDePdf extends Error {
  override readonly name = 'FalhaDePdf';

  constructor(readonly motivo: MotivoDoPdf) {
    super(RECUSAS_DE_PDF[motivo]);
  }
}
