import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { ConfirmacaoSobDemanda } from '@/components/ConfirmacaoSobDemanda.tsx';
import { type Desfeita, desfazerParte } from '../api/importacao.ts';
import { chavesDePacientes } from '../api/keys.ts';

interface Props {
  id: string;
  clinicaId: string;
  arquivo: string;
}

/** Takes an import back, a part at a time, after asking. */
export function Desfazer({ id, clinicaId, arquivo }: Props) {
  const cache = useQueryClient();
  const [perguntando, { open: perguntar, close: fechar }] = useDisclosure(false);
  const [andamento, setAndamento] = useState<Desfeita | null>(null);
  const desfazer = useMutation({
    mutationFn: async () => {
      let feita = await desfazerParte(id);
      while (feita.restantes > 0) {
        setAndamento(feita);
        feita = await desfazerParte(id);
      }
      return feita;
    },
    onSuccess: (feita) => avisar.sucesso(resultado(feita)),
    onError: avisar.erro,
    onSettled: async () => {
      setAndamento(null);
      await cache.invalidateQueries({ queryKey: chavesDePacientes.todos(clinicaId) });
    },
  });
  return (
    <Group gap="xs">
      <Button
        variant="default"
        loading={desfazer.isPending}
        onClick={perguntar}
        aria-label={`Desfazer importação de ${arquivo}`}
      >
        Desfazer importação
      </Button>
      {andamento && (
        <Text size="sm" role="status">
          Faltam {andamento.restantes.toLocaleString('pt-BR')} linhas.
        </Text>
      )}
      <ConfirmacaoSobDemanda
        titulo="Desfazer esta importação?"
        aberta={perguntando}
        acao="Desfazer"
        voltar="Manter"
        perigosa
        aoConfirmar={() => {
          fechar();
          desfazer.mutate();
        }}
        aoFechar={fechar}
      >
        Saem os pacientes que <b>{arquivo}</b> criou e que ninguém usou nem alterou desde então.
        Quem já tem agendamento, prontuário ou conversa fica. O que foi completado em outros
        cadastros volta a ficar vazio.
      </ConfirmacaoSobDemanda>
    </Group>
  );
}

function resultado({ removidos, mantidos }: Desfeita): string {
  const sairam = removidos === 1 ? '1 cadastro removido' : `${removidos} cadastros removidos`;
  return mantidos === 0 ? `${sairam}.` : `${sairam}; ${mantidos} mantidos porque já foram usados.`;
}
