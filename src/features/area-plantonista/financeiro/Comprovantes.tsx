import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { ConfirmacaoSobDemanda } from '@/components/ConfirmacaoSobDemanda.tsx';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import type { Anexo } from '@/shared/anexos/api/linhas.ts';
import { removerAnexo } from '@/shared/anexos/api/mutations.ts';
import { comprovantesOptions, relerComprovantes } from '@/shared/anexos/api/queries.ts';
import { AlvoDeArquivos } from '@/shared/anexos/components/AlvoDeArquivos.tsx';
import { ArquivoACaminho } from '@/shared/anexos/components/ArquivoACaminho.tsx';
import { UmAnexo } from '@/shared/anexos/components/UmAnexo.tsx';
import { useAbrirAnexo } from '@/shared/anexos/components/useAbrirAnexo.ts';
import { VisorSobDemanda } from '@/shared/anexos/components/VisorSobDemanda.tsx';
import { useEnvios } from '@/shared/anexos/envio/useEnvios.ts';

/** Receipts and invoices of a shift, as PDF or picture: its doctor's own, read by nobody else. */
export function Comprovantes({ plantaoId }: { plantaoId: string }) {
  const cache = useQueryClient();
  const { data: guardados = [], error } = useQuery(comprovantesOptions(plantaoId));
  const { envios, lista } = useEnvios({ plantaoId });
  const abertura = useAbrirAnexo();
  const [aRemover, setARemover] = useState<Anexo | null>(null);
  const reler = () => relerComprovantes(cache, plantaoId);
  const prontos = lista.flatMap(({ chave, situacao }) =>
    situacao.fase === 'pronto' ? [chave] : [],
  );
  useEffect(() => {
    if (prontos.length === 0) return;
    void reler().then(() => envios.esquecer(prontos));
  });
  const remover = useMutation({
    mutationFn: ({ id }: Anexo) => removerAnexo(id),
    onSuccess: () => avisar.sucesso('Comprovante removido.'),
    onError: avisar.erro,
    onSettled: reler,
  });
  const deOutraJanela = lista.length === 0 ? guardados : guardados.filter(conferido);
  return (
    <Stack component="section" gap="sm" aria-labelledby="comprovantes">
      <Text component="h3" fw={600} id="comprovantes">
        Comprovantes
      </Text>
      {error && <Text size="sm">{mensagemDeErro(error)}</Text>}
      {deOutraJanela.length + lista.length > 0 && (
        <Stack component="ul" gap="xs" aria-label="Comprovantes do plantão">
          {deOutraJanela.map((anexo) => (
            <UmAnexo
              key={anexo.id}
              anexo={anexo}
              aoAbrir={abertura.abrir}
              aoBaixar={abertura.baixar}
              detalhe={
                conferido(anexo) ? undefined : '. O envio não terminou: remova e anexe de novo'
              }
            >
              <Button
                variant="subtle"
                aria-label={`Remover ${anexo.nome}`}
                onClick={() => setARemover(anexo)}
              >
                Remover
              </Button>
            </UmAnexo>
          ))}
          {lista.map((envio) => (
            <ArquivoACaminho key={envio.chave} envio={envio} envios={envios} />
          ))}
        </Stack>
      )}
      {abertura.falha && (
        <Text size="sm" role="alert">
          {mensagemDeErro(abertura.falha)}
        </Text>
      )}
      <AlvoDeArquivos aoReceber={envios.adicionar} aQue="a este plantão" />
      <Text size="sm" c="dimmed">
        Até 10 arquivos por plantão. Só você os vê.
      </Text>
      <ConfirmacaoSobDemanda
        titulo={`Remover ${aRemover?.nome ?? 'o comprovante'}?`}
        aberta={aRemover !== null}
        acao="Remover"
        voltar="Manter"
        perigosa
        aoConfirmar={() => {
          if (aRemover) remover.mutate(aRemover);
          setARemover(null);
        }}
        aoFechar={() => setARemover(null)}
      >
        O arquivo some daqui e é apagado. Se for preciso de novo, anexe outra vez.
      </ConfirmacaoSobDemanda>
      <VisorSobDemanda {...abertura} />
    </Stack>
  );
}

const conferido = ({ estado }: Anexo): boolean => estado === 'conferido';
