import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { BlocoVazio } from '@/components/Bloco.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { useEscreverNota } from '../api/mutations.ts';
import { notasOptions } from '../api/pessoa.ts';
import { Parte } from '../Parte.tsx';
import type { PropsDaPessoa } from '../props.ts';
import classes from './Pessoa.module.css';

const MAXIMO = 2000;

/** What was said to or by the person. Not the record: reception reads it. */
export function Notas({ clinica, pessoa }: PropsDaPessoa) {
  const fuso = useFuso();
  const notas = useQuery(notasOptions(clinica.id, pessoa.id));
  const escrever = useEscreverNota(clinica.id);
  const [texto, setTexto] = useState('');
  // A new id for each note: sending one again after a lost answer makes no second one.
  const [id, setId] = useState(() => crypto.randomUUID() as string);
  const guardar = () =>
    escrever.mutate(
      { id, pessoa: pessoa.id, texto: texto.trim() },
      {
        onSuccess: () => {
          setTexto('');
          setId(crypto.randomUUID());
        },
        onError: avisar.erro,
      },
    );
  return (
    <Parte titulo="Notas">
      <Stack gap="sm">
        <Textarea
          label="Nova nota"
          description="Não escreva aqui nada do prontuário: quem é da recepção lê."
          autosize
          minRows={2}
          maxRows={8}
          maxLength={MAXIMO}
          value={texto}
          onChange={({ currentTarget }) => setTexto(currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button
            variant="default"
            disabled={!texto.trim()}
            loading={escrever.isPending}
            onClick={guardar}
          >
            Salvar nota
          </Button>
        </Group>
        {notas.data?.length === 0 && <BlocoVazio>Nenhuma nota ainda.</BlocoVazio>}
        <ul className={`linhas ${classes.itens}`} aria-label="Notas">
          {(notas.data ?? []).map((nota) => (
            <li key={nota.id}>
              <div>
                <Text className={classes.nota}>{nota.texto}</Text>
                <Text size="sm" c="dimmed">
                  {nota.autor?.nome ?? 'Ex-colega'}, {formatarDataHora(nota.criado_em, fuso)}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      </Stack>
    </Parte>
  );
}
