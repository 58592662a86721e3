import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { ConfirmacaoSobDemanda } from '@/components/ConfirmacaoSobDemanda.tsx';
import { Recado } from '@/components/Recado.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { useMinuto } from '@/lib/useMinuto.ts';
import { useMudarCertificados } from '@/shared/assinatura/api/mutations.ts';
import { validadeDe } from '@/shared/assinatura/certificados.ts';
import type { CertificadoNaLista } from '@/shared/assinatura/cofre.ts';
import { fraseDaValidade, ROTULO_DA_VALIDADE } from '@/shared/assinatura/palavras.ts';

interface Props {
  usuarioId: string;
  certificados: readonly CertificadoNaLista[];
}

/** The certificates of this browser: which one signs, how long each holds, and the way out. */
export function ListaDeCertificados({ usuarioId, certificados }: Props) {
  const mudar = useMudarCertificados(usuarioId);
  const [aRemover, setARemover] = useState<CertificadoNaLista>();
  return (
    <Bloco titulo="Neste navegador">
      {mudar.error && <Recado tom="erro" titulo={mensagemDeErro(mudar.error)} />}
      {certificados.length === 0 ? (
        <BlocoVazio>
          Nenhum certificado ativo configurado. Adicione o arquivo do seu certificado A1 ou assine
          por outro meio.
        </BlocoVazio>
      ) : (
        <ul className="linhas" aria-label="Certificados">
          {certificados.map((certificado) => (
            <Linha
              key={certificado.id}
              certificado={certificado}
              ocupado={mudar.isPending}
              aoAtivar={() => mudar.mutate((cofre) => cofre.ativar(usuarioId, certificado.id))}
              aoEsquecer={() =>
                mudar.mutate((cofre) => cofre.esquecerSenha(usuarioId, certificado.id))
              }
              aoRemover={() => setARemover(certificado)}
            />
          ))}
        </ul>
      )}
      <ConfirmacaoSobDemanda
        titulo="Remover este certificado?"
        aberta={aRemover !== undefined}
        acao="Remover"
        voltar="Voltar"
        perigosa
        enviando={mudar.isPending}
        aoFechar={() => setARemover(undefined)}
        aoConfirmar={() =>
          mudar.mutate((cofre) => cofre.remover(usuarioId, aRemover?.id ?? ''), {
            onSettled: () => setARemover(undefined),
          })
        }
      >
        {`${aRemover?.name} sai deste navegador. O que você já assinou continua assinado. Para usá-lo de novo, adicione o arquivo outra vez.`}
      </ConfirmacaoSobDemanda>
    </Bloco>
  );
}

interface PropsDaLinha {
  certificado: CertificadoNaLista;
  ocupado: boolean;
  aoAtivar: () => void;
  aoEsquecer: () => void;
  aoRemover: () => void;
}

function Linha({ certificado, ocupado, aoAtivar, aoEsquecer, aoRemover }: PropsDaLinha) {
  const fuso = useFuso();
  const agora = useMinuto();
  const { name, type, isActive, senhaGuardada } = certificado;
  const validade = validadeDe(certificado, agora);
  const { rotulo, cor } = ROTULO_DA_VALIDADE[validade];
  return (
    <li className="linha">
      <Stack gap={2} miw={0}>
        <Group gap="xs">
          <Text span fw={600}>
            {name}
          </Text>
          {isActive && <Badge variant="light">Em uso</Badge>}
          {(validade === 'expirando' || validade === 'expirado') && (
            <Badge variant="light" color={cor}>
              {rotulo}
            </Badge>
          )}
        </Group>
        <Text span c="dimmed" fz="sm">
          {[
            type,
            fraseDaValidade(certificado, agora, fuso),
            type === 'A1' && (senhaGuardada ? 'senha guardada' : 'pede a senha a cada assinatura'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
      <Group gap="xs">
        {!isActive && (
          <Button
            variant="default"
            disabled={ocupado}
            aria-label={`Usar ${name}`}
            onClick={aoAtivar}
          >
            Usar este
          </Button>
        )}
        {senhaGuardada && (
          <Button variant="subtle" color="gray" disabled={ocupado} onClick={aoEsquecer}>
            Esquecer a senha
          </Button>
        )}
        <Button
          variant="subtle"
          color="gray"
          disabled={ocupado}
          aria-label={`Remover ${name}`}
          onClick={aoRemover}
        >
          Remover
        </Button>
      </Group>
    </li>
  );
}
