import { Alert, List } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Ref } from 'react';
import type { FieldErrors, FieldPath, FieldValues } from 'react-hook-form';
import classes from './FormErros.module.css';

interface Props<V extends FieldValues> {
  erros: FieldErrors<V>;
  aoEscolher: (campo: FieldPath<V>) => void;
  ref: Ref<HTMLDivElement>;
}

/** Above the form: what belongs to no field, and a summary when several fields need attention. */
export function FormErros<V extends FieldValues>({ erros, aoEscolher, ref }: Props<V>) {
  const geral = erros.root?.message;
  const deCampos = Object.entries(erros).flatMap(([nome, erro]) =>
    nome !== 'root' && erro?.message ? [{ nome, mensagem: String(erro.message) }] : [],
  );
  const varios = deCampos.length > 1;
  if (!geral && !varios) return null;

  return (
    <Alert
      ref={ref}
      tabIndex={-1}
      role="alert"
      color="red"
      variant="light"
      icon={<IconAlertTriangle aria-hidden />}
      title={geral ?? `Corrija ${deCampos.length} campos para continuar`}
    >
      {varios && (
        <List size="sm">
          {deCampos.map(({ nome, mensagem }) => (
            <List.Item key={nome}>
              <button
                type="button"
                className={classes.ligacao}
                onClick={() => aoEscolher(nome as FieldPath<V>)}
              >
                {mensagem}
              </button>
            </List.Item>
          ))}
        </List>
      )}
    </Alert>
  );
}
