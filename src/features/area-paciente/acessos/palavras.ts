/** What was done with a record, as its patient reads it. */
import { ROTULO_DO_TIPO, TIPOS_DE_USUARIO } from '@domain/permissoes.ts';

const ACOES: Readonly<Record<string, string>> = {
  abriu_prontuario: 'abriu seu prontuário',
  leu_evolucao: 'leu um registro',
  abriu_anexo: 'abriu um anexo',
  escreveu_evolucao: 'escreveu um registro',
  inativou_evolucao: 'marcou um registro como sem valor',
  alterou_resumo: 'atualizou alergias ou alertas',
  guardou_calculo: 'salvou um cálculo',
  imprimiu: 'imprimiu',
  exportou: 'exportou uma cópia',
  acesso_de_emergencia: 'abriu em emergência',
  restringiu_acesso: 'restringiu o acesso, a seu pedido',
  retirou_restricao: 'removeu a restrição de acesso',
  emitiu_documento: 'emitiu um documento seu',
  cancelou_documento: 'cancelou um documento seu',
  abriu_documento: 'abriu um documento assinado seu',
  ligou_atendimento: 'ligou um atendimento de plantão a seu cadastro',
  desligou_atendimento: 'desfez a ligação de um atendimento de plantão a seu cadastro',
};

/** The act in words, after the name of who did it. A newer server may know others. */
export function acaoEmPalavras(acao: string): string {
  return ACOES[acao] ?? 'usou seu prontuário';
}

/** What kind of account acted; empty when it is not known. */
export function papelEmPalavras(papel: string | null): string {
  const tipo = TIPOS_DE_USUARIO.find((conhecido) => conhecido === papel);
  return tipo ? ROTULO_DO_TIPO[tipo] : '';
}
