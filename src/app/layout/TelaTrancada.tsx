import { Button, Stack, Text, Title } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { EntradaDeSenha } from '@/components/formulario/EntradaDeSenha.tsx';
import { ENTER_ENVIA } from '@/components/formulario/enter.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { lerAlertas } from '@/lib/sigilo/alertas.ts';
import { chaveiro } from '@/lib/sigilo/aparelho.ts';
import { abrirComPasskey } from '@/lib/sigilo/passkey.ts';
import { faltaPara, tentarSenha, trancar } from '@/lib/sigilo/trava.ts';
import { usePasskey } from '@/lib/sigilo/usePasskey.ts';
import { useTrava } from '@/lib/sigilo/useTrava.ts';
import classes from './Trava.module.css';
import { useSair } from './useSair.ts';

const SEGUNDO = 1000;

/** What a locked device shows: whose it is, how it opens, what waits and what is due, and nothing of a patient. */
export function TelaTrancada() {
  const { id, nome } = usePerfil();
  const sair = useSair();
  const agora = useAgora();
  const espera = Math.ceil(faltaPara(useTrava(id), agora) / SEGUNDO);
  const esperam = useQuantasEsperam(id);
  const [recusa, setRecusa] = useState<string>();
  const [abrindo, setAbrindo] = useState(false);
  const { tem: temPasskey } = usePasskey(id);
  useTudoTrancado(id);

  async function abrirSemSenha() {
    setRecusa(undefined);
    try {
      if (await abrirComPasskey(id, Date.now)) return;
      setRecusa('O aparelho não abriu o bloqueio. Use a sua senha.');
    } catch (erro) {
      setRecusa(mensagemDeErro(erro));
    }
  }

  async function abrir(evento: FormEvent<HTMLFormElement>) {
    evento.preventDefault();
    const campo = evento.currentTarget.elements.namedItem('senha');
    if (!(campo instanceof HTMLInputElement) || campo.value === '') return;
    setAbrindo(true);
    const abriu = await tentarSenha(id, campo.value, Date.now).catch(() => false);
    setAbrindo(false);
    if (abriu) return;
    setRecusa('Senha incorreta. Confira e tente de novo.');
    campo.select();
  }

  return (
    <main className={classes.conteudo}>
      <Title order={1} size="h2">
        Bloqueado
      </Title>
      <Text mt="xs">{`${nome}, ${temPasskey ? 'abra' : 'digite sua senha'} para continuar de onde parou.`}</Text>
      <Stack gap="xs" my="md" role="status">
        {lerAlertas(agora).map((alerta) => (
          <Text key={alerta} fw={600}>
            {alerta}
          </Text>
        ))}
        {esperam > 0 && <Text>{fraseDoQueEspera(esperam)}</Text>}
      </Stack>
      {temPasskey && (
        <Button size="md" fullWidth mb="md" onClick={() => void abrirSemSenha()} autoFocus>
          Usar a digital, o rosto ou o PIN
        </Button>
      )}
      <form onSubmit={abrir} noValidate {...ENTER_ENVIA}>
        <Stack>
          <EntradaDeSenha
            name="senha"
            label="Senha"
            description="A da sua conta. Abre também sem conexão."
            autoComplete="current-password"
            error={espera > 0 ? `Aguarde ${espera} s para tentar de novo.` : recusa}
            autoFocus
            required
          />
          <Button
            type="submit"
            size="md"
            variant={temPasskey ? 'default' : 'filled'}
            loading={abrindo}
            disabled={espera > 0}
          >
            Abrir
          </Button>
          <Button variant="default" mih={44} onClick={() => void sair()}>
            Sair e entrar de novo
          </Button>
          <Text size="sm" c="dimmed">
            Esqueceu a senha? Saia e troque-a na tela de entrada, com conexão: o que espera continua
            neste aparelho e abre quando você entrar.
          </Text>
        </Stack>
      </form>
    </main>
  );
}

function fraseDoQueEspera(quantas: number): string {
  if (quantas === 1) return '1 alteração espera neste aparelho para ser enviada.';
  return `${quantas.toLocaleString('pt-BR')} alterações esperam neste aparelho para ser enviadas.`;
}

/** Takes the key off the device, where only the time without use says that it is locked. */
function useTudoTrancado(usuarioId: string): void {
  useEffect(() => void trancar(usuarioId).catch(() => undefined), [usuarioId]);
}

function useAgora(): number {
  const [agora, setAgora] = useState(() => Date.now());
  useEffect(() => {
    const temporizador = setInterval(() => setAgora(Date.now()), SEGUNDO);
    return () => clearInterval(temporizador);
  }, []);
  return agora;
}

function useQuantasEsperam(usuarioId: string): number {
  const [quantas, setQuantas] = useState(0);
  useEffect(() => {
    chaveiro.quantasEsperam(usuarioId).then(setQuantas, () => undefined);
  }, [usuarioId]);
  return quantas;
}
