import {
  dispensaTexto,
  ROTULO_DA_SOLICITACAO,
  TAMANHO_DA_SOLICITACAO,
  TIPOS_DE_SOLICITACAO,
  type TipoDeSolicitacao,
} from '@domain/area-paciente/solicitacoes.ts';
import { Button, Group, NativeSelect, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import type { Vinculo } from '../api/linhas.ts';
import { abrirSolicitacao } from '../api/mutations.ts';
import { Recusa } from '../Recusa.tsx';
import { useMudar } from '../useArea.ts';
import { nomeDoVinculo } from '../vinculo/pessoas.ts';

const AJUDA: Readonly<Record<TipoDeSolicitacao, string>> = {
  correcao: 'Diga o que está errado e como é o certo.',
  copia: 'Opcional: diga de que período, ou como quer receber.',
  informacao: 'Diga o que você quer saber.',
  exclusao:
    'Diga o que você quer excluir. O prontuário precisa ser guardado por ao menos 20 anos (Lei 13.787/2018).',
};

interface Props {
  vinculos: readonly Vinculo[];
  aoTerminar: () => void;
}

/** Asks a clinic something about the own data. */
export function NovoPedido({ vinculos, aoTerminar }: Props) {
  const [id] = useState(() => crypto.randomUUID());
  const [paciente, setPaciente] = useState(vinculos[0]?.paciente_id ?? '');
  const [tipo, setTipo] = useState<TipoDeSolicitacao>('correcao');
  const [texto, setTexto] = useState('');
  const [falta, setFalta] = useState(false);
  const semTexto = texto.trim() === '' && !dispensaTexto(tipo);
  const abrir = useMudar(() => abrirSolicitacao({ id, paciente, tipo, texto: texto.trim() }), {
    aoFazer: () => {
      avisar.sucesso('Pedido enviado. A clínica tem 15 dias para responder.');
      aoTerminar();
    },
  });
  return (
    <form
      noValidate
      onSubmit={(evento: FormEvent) => {
        evento.preventDefault();
        setFalta(semTexto);
        if (!semTexto) abrir.mutate(undefined);
      }}
    >
      <Stack gap="sm">
        {vinculos.length > 1 && (
          <NativeSelect
            label="A quem pedir"
            size="md"
            value={paciente}
            data={vinculos.map((um) => ({
              value: um.paciente_id,
              label: nomeDoVinculo(um, vinculos),
            }))}
            onChange={({ currentTarget }) => setPaciente(currentTarget.value)}
          />
        )}
        <NativeSelect
          autoFocus
          label="O que você quer"
          size="md"
          value={tipo}
          data={TIPOS_DE_SOLICITACAO.map((um) => ({
            value: um,
            label: ROTULO_DA_SOLICITACAO[um],
          }))}
          onChange={({ currentTarget }) =>
            setTipo(TIPOS_DE_SOLICITACAO.find((um) => um === currentTarget.value) ?? 'correcao')
          }
        />
        <Textarea
          label={dispensaTexto(tipo) ? 'Detalhes (opcional)' : 'Explique seu pedido'}
          description={AJUDA[tipo]}
          value={texto}
          maxLength={TAMANHO_DA_SOLICITACAO}
          autosize
          minRows={3}
          error={falta && semTexto && 'Escreva o que você quer, para a clínica poder atender.'}
          onChange={({ currentTarget }) => setTexto(currentTarget.value)}
        />
        <Recusa erro={abrir.error} />
        <Group>
          <Button type="submit" loading={abrir.isPending}>
            Enviar pedido
          </Button>
          <Button variant="default" onClick={aoTerminar}>
            Voltar
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
