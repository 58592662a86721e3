import { formatarCrm } from '@domain/documentos/crm.ts';
import { Text } from '@mantine/core';
import type { Entrada } from '../api/linhas.ts';

/**
 * Who wrote an entry: name, specialty and registration as they were when it was finished. The paper
 * leaves the specialty out: a document may only say one with its RQE (Resolução CFM 2.381/2024),
 * which is not known here.
 */
export function Autoria({ entrada }: { entrada: Entrada }) {
  const { autor_nome, autor_especialidade } = entrada;
  const registro = registroDoAutor(entrada);
  return (
    <Text component="span" size="sm">
      <b>{autor_nome}</b>
      {autor_especialidade && <span className="so-na-tela"> · {autor_especialidade}</span>}
      {registro && ` · ${registro}`}
    </Text>
  );
}

/** `CRM 901011/SP`; empty for an author without registration. */
export function registroDoAutor({
  autor_crm,
  autor_crm_uf,
}: Pick<Entrada, 'autor_crm' | 'autor_crm_uf'>): string {
  return formatarCrm(autor_crm, autor_crm_uf);
}
