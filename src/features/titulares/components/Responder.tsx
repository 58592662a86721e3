import { TAMANHO_DA_RESPOSTA, type TipoDeSolicitacao } from '@domain/area-paciente/solicitacoes.ts';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { nomeExibido } from '@/shared/paciente/api/queries.ts';
import type { SolicitacaoDaClinica } from '@/shared/titulares/api/linhas.ts';
import { responderSolicitacao } from '@/shared/titulares/api/mutations.ts';
import { relerSolicitacoes } from '@/shared/titulares/api/queries.ts';

const AJUDA: Readonly<Record<TipoDeSolicitacao, string>> = {
  correcao: 'Corrija primeiro o cadastro, ou a evolução em uma nova versão, e diga o que mudou.',
  copia: 'Entregue a cópia e diga como: compartilhada na área do paciente, em mãos ou por e-mail.',
  informacao: 'Diga com quem os dados foram divididos e para quê.',
  exclusao:
    'Exclua o que não precisa ser guardado. O prontuário precisa, por ao menos 20 anos: diga isso se for o caso.',
};

/** The answer to one request: given once, and read by the patient. */
export function Responder({ solicitacao }: { solicitacao: SolicitacaoDaClinica }) {
  const { id, clinica_id, tipo, paciente } = solicitacao;
  const nome = nomeExibido(paciente);
  const cache = useQueryClient();
  const [aberto, setAberto] = useState(false);
  const [resposta, setResposta] = useState('');
  const [falta, setFalta] = useState(false);
  const responder = useMutation({
    mutationFn: (atendida: boolean) => responderSolicitacao(id, atendida, resposta.trim()),
    onSuccess: () => avisar.sucesso(`Resposta enviada a ${nome}.`),
    onSettled: () => relerSolicitacoes(cache, clinica_id),
  });
  const vazia = resposta.trim() === '';
  const enviar = (atendida: boolean) => {
    setFalta(vazia);
    if (!vazia) responder.mutate(atendida);
  };
  if (!aberto) {
    return (
      <Group>
        <Button aria-label={`Responder a ${nome}`} onClick={() => setAberto(true)}>
          Responder
        </Button>
      </Group>
    );
  }
  return (
    <Stack gap="sm">
      <Textarea
        autoFocus
        label="Resposta ao paciente"
        description={AJUDA[tipo]}
        value={resposta}
        maxLength={TAMANHO_DA_RESPOSTA}
        autosize
        minRows={3}
        error={
          falta && vazia
            ? 'Escreva a resposta: o paciente a lê.'
            : responder.error && mensagemDeErro(responder.error)
        }
        onChange={({ currentTarget }) => setResposta(currentTarget.value)}
      />
      <Group>
        <Button loading={responder.isPending && responder.variables} onClick={() => enviar(true)}>
          Atendido
        </Button>
        <Button
          variant="default"
          loading={responder.isPending && !responder.variables}
          onClick={() => enviar(false)}
        >
          Recusar com esta explicação
        </Button>
        <Button variant="subtle" color="gray" onClick={() => setAberto(false)}>
          Voltar
        </Button>
      </Group>
    </Stack>
  );
}
