import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { ConfirmacaoSobDemanda } from '@/components/ConfirmacaoSobDemanda.tsx';
import { NoFuso } from '@/lib/clinica/fuso.ts';
import { formatarData } from '@/lib/format/datas.ts';
import type { Vinculo } from '../api/linhas.ts';
import { encerrarVinculo } from '../api/mutations.ts';
import { Telefone } from '../Telefone.tsx';
import { useMudar } from '../useArea.ts';
import { InformarCodigo } from '../vinculo/InformarCodigo.tsx';
import { nomeDoVinculo } from '../vinculo/pessoas.ts';
import { CadastroNaClinica } from './CadastroNaClinica.tsx';

/** The clinics the account is linked to: what each has registered, and the way out. */
export function Clinicas({ vinculos }: { vinculos: readonly Vinculo[] }) {
  const [ligando, setLigando] = useState(vinculos.length === 0);
  return (
    <Bloco
      titulo="Clínicas ligadas à sua conta"
      acao={
        !ligando && (
          <Button variant="default" onClick={() => setLigando(true)}>
            Ligar outra clínica
          </Button>
        )
      }
    >
      {vinculos.length === 0 && (
        <BlocoVazio>Nenhuma ainda. Peça um código de acesso à sua clínica.</BlocoVazio>
      )}
      <ul className="linhas">
        {vinculos.map((vinculo) => (
          <Stack component="li" key={vinculo.conta_id} gap="sm" py="md" px="recuo">
            <Uma vinculo={vinculo} vinculos={vinculos} />
          </Stack>
        ))}
        {ligando && (
          <Stack component="li" gap="sm" py="md" px="recuo">
            <InformarCodigo
              aoVincular={(clinica) => {
                avisar.sucesso(`Sua conta agora está ligada a ${clinica}.`);
                setLigando(false);
              }}
            />
          </Stack>
        )}
      </ul>
    </Bloco>
  );
}

function Uma({ vinculo, vinculos }: { vinculo: Vinculo; vinculos: readonly Vinculo[] }) {
  const { conta_id, paciente_id, clinica_nome, clinica_telefone, vinculado_em, fuso } = vinculo;
  const [vendo, setVendo] = useState(false);
  const [perguntando, setPerguntando] = useState(false);
  const nome = nomeDoVinculo(vinculo, vinculos);
  const encerrar = useMudar(encerrarVinculo, {
    aoFazer: () => avisar.sucesso(`Sua conta não está mais ligada a ${clinica_nome}.`),
  });
  return (
    <>
      <Group gap="sm" justify="space-between">
        <Box miw={0} flex="1 1 14rem">
          <Text fw={600}>{nome}</Text>
          <Text size="sm" c="dimmed">
            Desde {formatarData(vinculado_em, fuso)}
            {clinica_telefone && ' · '}
            <Telefone numero={clinica_telefone} />
          </Text>
        </Box>
        <Group gap="xs" align="stretch">
          <Button
            variant="default"
            aria-expanded={vendo}
            aria-label={`${vendo ? 'Fechar' : 'Ver'} meu cadastro: ${nome}`}
            onClick={() => setVendo(!vendo)}
          >
            {vendo ? 'Fechar cadastro' : 'Ver meu cadastro'}
          </Button>
          <Button
            variant="subtle"
            color="gray"
            aria-label={`Encerrar acesso: ${nome}`}
            onClick={() => setPerguntando(true)}
          >
            Encerrar acesso
          </Button>
        </Group>
      </Group>
      {vendo && (
        <NoFuso value={fuso}>
          <CadastroNaClinica pacienteId={paciente_id} />
        </NoFuso>
      )}
      <ConfirmacaoSobDemanda
        titulo={`Encerrar o acesso a ${clinica_nome}?`}
        aberta={perguntando}
        acao="Encerrar acesso"
        voltar="Manter"
        perigosa
        enviando={encerrar.isPending}
        aoConfirmar={() =>
          encerrar.mutate(conta_id, {
            onError: avisar.erro,
            onSettled: () => setPerguntando(false),
          })
        }
        aoFechar={() => setPerguntando(false)}
      >
        Você deixa de ver aqui os atendimentos, as conversas, os registros e os pedidos desta
        clínica. Nada é apagado nem desmarcado lá: o prontuário continua guardado. Para voltar, peça
        um novo código.
      </ConfirmacaoSobDemanda>
    </>
  );
}
