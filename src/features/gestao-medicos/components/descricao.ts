import { formatarCrm } from '@domain/documentos/crm.ts';

interface Registro {
  especialidade: string | null;
  crm: string | null;
  crm_uf: string | null;
}

/** `Cardiologia · CRM 901014/MG`, with what is known. */
export function especialidadeECrm({ especialidade, crm, crm_uf }: Registro): string {
  return [especialidade, formatarCrm(crm, crm_uf)].filter(Boolean).join(' · ');
}
