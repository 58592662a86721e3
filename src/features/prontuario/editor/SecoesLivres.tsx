import { type Atalhos, expandir } from '@domain/prontuario/atalhos.ts';
import { MAXIMO_DA_SECAO, MAXIMO_DE_SECOES_LIVRES, type SecaoLivre } from '@domain/prontuario.ts';
import { Button, Group, InputBase, Stack, TextInput } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import classes from './Editor.module.css';
import type { Editor } from './useEditor.ts';

const LONGA = `O texto passou de ${MAXIMO_DA_SECAO.toLocaleString('pt-BR')} caracteres.`;

interface Props {
  form: Editor['form'];
  atalhos: Atalhos;
}

/** The sections of the draft besides the four texts. */
export function SecoesLivres({ form, atalhos }: Props) {
  const secoes = useWatch({ control: form.control, name: 'secoes_livres' });
  const erro = form.formState.errors.secoes_livres?.message;
  const mudar = (novas: SecaoLivre[]) =>
    form.setValue('secoes_livres', novas, { shouldDirty: true });

  return (
    <Stack gap="lg">
      {secoes.map((secao, posicao) => (
        <Stack key={posicao} gap="xs" role="group" aria-label={secao.titulo || 'Nova seção'}>
          <Group align="flex-end" gap="xs" wrap="nowrap">
            <TextInput
              flex={1}
              label="Título da seção"
              value={secao.titulo}
              maxLength={80}
              error={secao.titulo.trim().length < 2 ? erro : undefined}
              onChange={({ currentTarget }) =>
                mudar(secoes.with(posicao, { ...secao, titulo: currentTarget.value }))
              }
            />
            <Button
              variant="subtle"
              color="gray"
              aria-label={`Remover a seção ${secao.titulo}`}
              onClick={() => mudar(secoes.filter((uma) => uma !== secao))}
            >
              Remover
            </Button>
          </Group>
          <InputBase
            component="textarea"
            aria-label={`Texto da seção ${secao.titulo}`}
            classNames={{ input: classes.textoDaSecao }}
            value={secao.texto}
            error={secao.texto.length > MAXIMO_DA_SECAO && LONGA}
            onChange={({ currentTarget }) => {
              const { value, selectionStart } = currentTarget;
              const expandido = expandir(value, selectionStart ?? value.length, atalhos);
              mudar(secoes.with(posicao, { ...secao, texto: expandido?.texto ?? value }));
            }}
            rows={3}
            multiline
            size="md"
            spellCheck
          />
        </Stack>
      ))}
      {secoes.length < MAXIMO_DE_SECOES_LIVRES && (
        <Button
          variant="subtle"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => mudar([...secoes, { titulo: '', texto: '' }])}
        >
          Adicionar outra seção
        </Button>
      )}
    </Stack>
  );
}
