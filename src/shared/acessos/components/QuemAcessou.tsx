import { formatarCrm } from '@domain/documentos/crm.ts';
import { ROTULO_DO_TIPO, type TipoDeUsuario } from '@domain/permissoes.ts';

interface Props {
  acesso: {
    quem_nome: string;
    quem_crm: string | null;
    quem_crm_uf: string | null;
    papel: TipoDeUsuario;
  };
  /** The style of what stands beside the name. */
  className: string | undefined;
}

/**
 * Shows who it was, by the name and registration of that moment: a name alone may be taken by
 * another.
 */
export function QuemAcessou({
  acesso: { quem_nome, quem_crm, quem_crm_uf, papel },
  className,
}: Props) {
  const registro = formatarCrm(quem_crm, quem_crm_uf);
  return (
    <>
      {quem_nome}{' '}
      <span className={className}>
        {[ROTULO_DO_TIPO[papel], registro].filter(Boolean).join(', ')}
      </span>
    </>
  );
}
